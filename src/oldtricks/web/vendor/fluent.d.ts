// What the page uses of @fluent/bundle, in fluent.js.
export type Pattern = string | object;
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  hasMessage(id: string): boolean;
  getMessage(id: string): { id: string; value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  formatPattern(pattern: Pattern, args?: Record<string, string | number> | null, errors?: Error[] | null): string;
}
