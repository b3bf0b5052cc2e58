import { defineConfig } from "vitest/config";

// The stories need a browser and Storybook's own build: loaded only when they may run.
const chosen = process.argv.filter((argument) => argument.startsWith("--project"));
const wants = (project: string) =>
  chosen.length === 0 || chosen.some((argument) => argument.includes(project));
const stories = wants("stories") ? [(await import("./.storybook/vitest.project.ts")).default] : [];
// Pictures compare only in the browser they were taken with, which there is for one platform.
const hasPinnedBrowser = process.platform === "linux" && process.arch === "x64";
const visual =
  wants("visual") && hasPinnedBrowser ? [(await import("./.storybook/visual.project.ts")).default] : [];

/** Every house keeps its own settings; these are gathered so that one command and one editor see all the tests. */
export default defineConfig({
  test: {
    // pictures of what differs
    attachmentsDir: ".cache/differences",
    projects: [
      "adapters/vitest.config.ts",
      "commerce/vitest.config.ts",
      "storefront/vitest.config.ts",
      "ui-kit/vitest.config.ts",
      ...stories,
      ...visual,
      {
        test: {
          name: "commerce-unit",
          root: "commerce",
          include: ["src/**/*.test.ts"],
          // a worker keeps its packages, compiled and warm, from file to file
          pool: "threads",
          isolate: false,
          setupFiles: ["../tools/test/fresh-modules.ts"],
          unstubEnvs: true,
          unstubGlobals: true,
          testTimeout: 30_000,
        },
      },
      { test: { name: "tools", root: "tools", include: ["**/*.test.ts"], testTimeout: 30_000 } },
    ],
  },
});
