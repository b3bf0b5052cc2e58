import { join } from "node:path";
import type { OxlintConfig } from "oxlint";

type Rules = NonNullable<OxlintConfig["rules"]>;

/** React's own rules and those of its compiler. */
const ofReact: Rules = {
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
  "react/error-boundaries": "error",
  "react/globals": "error",
  "react/immutability": "error",
  "react/incompatible-library": "error",
  "react/preserve-manual-memoization": "error",
  "react/purity": "error",
  "react/refs": "error",
  "react/set-state-in-effect": "error",
  "react/set-state-in-render": "error",
  "react/static-components": "error",
  "react/unsupported-syntax": "error",
  "react/use-memo": "error",
};

const ofTypeScript: Rules = {
  "typescript/ban-ts-comment": [
    "error",
    {
      "ts-ignore": true,
      "ts-nocheck": true,
      "ts-expect-error": "allow-with-description",
      minimumDescriptionLength: 10,
    },
  ],
  "typescript/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
  "typescript/no-array-constructor": "error",
  "typescript/no-duplicate-enum-values": "error",
  "typescript/no-empty-object-type": "error",
  "typescript/no-explicit-any": "error",
  "typescript/no-extra-non-null-assertion": "error",
  // these two need types: `--type-aware`
  "typescript/no-floating-promises": "error",
  "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  "typescript/no-misused-new": "error",
  "typescript/no-namespace": "error",
  "typescript/no-non-null-asserted-optional-chain": "error",
  "typescript/no-require-imports": "error",
  "typescript/no-this-alias": "error",
  "typescript/no-unnecessary-type-constraint": "error",
  "typescript/no-unsafe-declaration-merging": "error",
  "typescript/no-unsafe-function-type": "error",
  "typescript/no-wrapper-object-types": "error",
  "typescript/prefer-as-const": "error",
  "typescript/prefer-namespace-keyword": "error",
  "typescript/triple-slash-reference": "error",
};

/** The rules of the houses that stand in `root`. Our own are written for ESLint's interface. */
export const lintSettings = (root: string): OxlintConfig => ({
  categories: { correctness: "off" },
  plugins: ["typescript", "react"],
  jsPlugins: [join(import.meta.dirname, "plugin.ts"), { name: "regexp", specifier: "eslint-plugin-regexp" }],
  settings: { bezak: { root } },
  rules: {
    ...ofTypeScript,
    "bezak/glossary-terms": "error",
    "bezak/import-directions": "error",
    "bezak/no-barrels": "error",
    "max-lines": ["error", { max: 300 }],
    "no-console": "error",
    eqeqeq: "error",
    "no-constant-condition": ["error", { checkLoops: false }],
    "no-control-regex": "error",
    "no-debugger": "error",
    "no-duplicate-case": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-self-compare": "error",
    "no-template-curly-in-string": "error",
    "no-unsafe-finally": "error",
    "no-unused-expressions": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "no-useless-catch": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "use-isnan": "error",
  },
  overrides: [
    { files: ["{ui-kit,storefront}/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}"], rules: ofReact },
    {
      // A stranger's text of a few thousand letters must not stop a process or a page: what meets one takes linear time.
      files: ["{adapters,commerce,ui-kit,storefront}/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.test.{ts,tsx}", "**/{test,integration-tests,build}/**"],
      rules: {
        "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
        "regexp/no-super-linear-move": ["error", { report: "potential", ignorePartial: false }],
      },
    },
    {
      // Looks live in the tokens. (Words may hold any colour's name; style sheets: tools/lint/style-sheets.test.ts.)
      files: ["{ui-kit,storefront}/**/*.{ts,tsx}"],
      excludeFiles: ["ui-kit/src/tokens/**", "ui-kit/test/**", "**/i18n/**"],
      rules: { "bezak/roles-only": "error" },
    },
    {
      // Written by the engine, or data rather than code
      files: ["commerce/src/**/migrations/**", "commerce/src/scripts/seed/**", "**/i18n/**"],
      rules: { "max-lines": "off" },
    },
    { files: ["commerce/src/**/migrations/**"], rules: { "bezak/glossary-terms": "off" } },
    // What developers run talks to their terminal.
    { files: ["tools/**"], rules: { "no-console": "off" } },
  ],
  ignorePatterns: [
    "**/dist/**",
    "**/out/**",
    "**/.medusa/**",
    ".data/**",
    ".cache/**",
    "storybook-static/**",
    "test-results/**",
    "playwright-report/**",
    "**/mockServiceWorker.js",
  ],
});
