import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { withoutGuard } from "./tools/guards/without-guard-plugin.ts";

// Stories need a browser and Storybook's build, which are loaded only when stories may run.
const chosen = process.argv.filter((argument) => argument.startsWith("--project"));
const wants = (project: string) =>
  chosen.length === 0 || chosen.some((argument) => argument.includes(project));
const stories = wants("stories") ? [(await import("./.storybook/vitest.project.ts")).default] : [];
// Pictures match only in the browser that took them, which exists for one platform.
const hasPinnedBrowser = process.platform === "linux" && process.arch === "x64";
const visual =
  wants("visual") && hasPinnedBrowser ? [(await import("./.storybook/visual.project.ts")).default] : [];

/** Unit tests share workers with compiled, warm packages; our own modules are loaded again for each file. */
const warm = {
  pool: "threads" as const,
  isolate: false,
  setupFiles: [join(import.meta.dirname, "tools/test/fresh-modules.ts")],
  unstubEnvs: true,
  unstubGlobals: true,
  // a busy machine is slow, not wrong
  testTimeout: 30_000,
};

// a thread cannot be sent a signal
const tools = { root: "tools", ...warm, pool: "forks" as const };
/** These start, kill and await PostgreSQL and whole shops. */
const startsPrograms = ["{postgres,processes,shop,backup,restore}/**/*.test.ts"];

const inStorefrontTests = (file: string) => join(import.meta.dirname, "storefront/test", file);
const NO_OWNER_STACKS = inStorefrontTests("no-owner-stacks.ts");
const CLEAR_DOCUMENT = inStorefrontTests("clear-document.ts");

/** Every workspace has its own settings; they are gathered here so that one command and one editor run all tests. */
export default defineConfig({
  test: {
    // pictures of the differences
    attachmentsDir: ".cache/differences",
    projects: [
      ...["adapters", "ui-kit"].map((workspace) => ({
        extends: `./${workspace}/vitest.config.ts`,
        plugins: [withoutGuard],
        test: { name: workspace, root: workspace, ...warm },
      })),
      ...(["node", "dom"] as const).map((environment) => ({
        extends: "./storefront/vitest.config.ts",
        test: {
          name: `storefront-${environment}`,
          root: "storefront",
          // component tests need a document; another file requests one in its first line
          environment: environment === "dom" ? "happy-dom" : "node",
          include: [`{src,server,test}/**/*.test.${environment === "dom" ? "tsx" : "ts"}`],
          ...warm,
          setupFiles: [
            ...warm.setupFiles,
            NO_OWNER_STACKS,
            ...(environment === "dom" ? [CLEAR_DOCUMENT] : []),
          ],
        },
      })),
      "commerce/vitest.config.ts",
      ...stories,
      ...visual,
      { test: { name: "commerce-unit", root: "commerce", include: ["src/**/*.test.ts"], ...warm } },
      { test: { name: "tools", ...tools, include: ["**/*.test.ts"], exclude: startsPrograms } },
      { test: { name: "programs", ...tools, include: startsPrograms } },
    ],
  },
});
