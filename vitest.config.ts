import { defineConfig } from "vitest/config";

// The stories need a browser and Storybook's own build: loaded only when they may run.
const chosen = process.argv.filter((argument) => argument.startsWith("--project"));
const wantsStories = chosen.length === 0 || chosen.some((argument) => argument.includes("stories"));
const stories = wantsStories ? [(await import("./.storybook/vitest.project.ts")).default] : [];

/** Every house keeps its own settings; these are gathered so that one command and one editor see all the tests. */
export default defineConfig({
  test: {
    projects: [
      "adapters/vitest.config.ts",
      "commerce/vitest.config.ts",
      "storefront/vitest.config.ts",
      "ui-kit/vitest.config.ts",
      ...stories,
      { test: { name: "commerce-unit", root: "commerce", include: ["src/**/*.test.ts"] } },
      { test: { name: "tools", root: "tools", include: ["**/*.test.ts"], testTimeout: 30_000 } },
    ],
  },
});
