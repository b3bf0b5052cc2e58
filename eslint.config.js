import hooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import typescript from "typescript-eslint";
import { cssText } from "./tools/lint/css-text.ts";
import { housePlan } from "./tools/lint/house-plan.ts";

const ignores = [
  "**/node_modules/**",
  "**/dist/**",
  "**/out/**",
  "**/.medusa/**",
  ".data/**",
  ".cache/**",
  "storybook-static/**",
  "test-results/**",
  "playwright-report/**",
  "**/mockServiceWorker.js",
];

export default typescript.config(
  { ignores },
  typescript.configs.recommended,
  {
    plugins: { "house-plan": housePlan },
    rules: {
      "house-plan/import-directions": "error",
      "house-plan/no-barrels": "error",
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
      "no-useless-catch": "error",
      "use-isnan": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/ban-ts-comment": [
        "error",
        {
          "ts-ignore": true,
          "ts-nocheck": true,
          "ts-expect-error": "allow-with-description",
          minimumDescriptionLength: 10,
        },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  {
    files: ["{ui-kit,storefront}/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    // A stranger's text of a few thousand letters must not stop a process or a page: what meets one takes linear time.
    files: ["{adapters,commerce,ui-kit,storefront}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "**/{test,integration-tests,build}/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignorePartial: false }],
    },
  },
  { files: ["{ui-kit,storefront}/**/*.css"], languageOptions: { parser: cssText } },
  {
    // Looks live in the tokens. (Words may hold any colour's name.)
    files: ["{ui-kit,storefront}/**/*.{css,ts,tsx}"],
    ignores: ["ui-kit/src/tokens/**", "ui-kit/test/**", "**/i18n/**"],
    rules: { "house-plan/roles-only": "error" },
  },
  {
    // Written by the engine, or data rather than code
    files: ["commerce/src/**/migrations/**", "commerce/src/scripts/seed/**", "**/i18n/**"],
    rules: { "max-lines": "off" },
  },
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: { process: "readonly", console: "readonly" } } },
  // What developers run talks to their terminal.
  { files: ["tools/**"], rules: { "no-console": "off" } },
);
