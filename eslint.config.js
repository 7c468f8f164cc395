// What the linter holds the page's JavaScript to, beside its recommended rules.
import js from "@eslint/js";
import globals from "globals";

const NODE = ["eslint.config.js"];

export default [
  { ignores: ["**/vendor/", ".venv/", "artifacts/", "build/", "dist/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: globals.browser },
    rules: {
      "array-callback-return": "error",
      "consistent-return": "off", // tsc knows better
      curly: ["error", "multi-line"],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-else-return": "error",
      "no-implicit-coercion": "error",
      "no-shadow": "error",
      "no-unneeded-ternary": "error",
      "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_" }],
      "no-useless-rename": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "require-await": "error",
    },
  },
  { files: NODE, languageOptions: { globals: globals.node } },
];
