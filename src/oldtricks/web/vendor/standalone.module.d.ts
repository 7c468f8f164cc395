// What the page uses of Preact and htm, both in standalone.module.js.
export type VNode = object;
/** What a component may show. */
export type Shown = VNode | string | number | bigint | boolean | null | undefined | Shown[];
export interface Ref<T> {
  current: T;
}
export type Update<S> = (next: S | ((now: S) => S)) => void;
type Effect = () => void | (() => void);

/** What a handler in a template gets: which element it stands on a template cannot tell. */
export type Happening = KeyboardEvent & PointerEvent & { target: HTMLInputElement; currentTarget: HTMLElement };
type Hole = object | string | number | bigint | boolean | null | undefined | ((event: Happening) => unknown);

export function html(parts: TemplateStringsArray, ...values: Hole[]): VNode;
export function render(shown: Shown, into: Element): void;
export function useCallback<F>(run: F, wanted: unknown[]): F;
export function useEffect(effect: Effect, wanted?: unknown[]): void;
export function useLayoutEffect(effect: Effect, wanted?: unknown[]): void;
export function useMemo<T>(make: () => T, wanted: unknown[]): T;
export function useRef<T>(first: T): Ref<T>;
export function useState<S>(first: S | (() => S)): [S, Update<S>];
export class Component<P> {
  props: P & { children?: Shown };
  render(props: P & { children?: Shown }): Shown;
}
