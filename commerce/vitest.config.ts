import { defineConfig } from "vitest/config";

/** Commerce against a real PostgreSQL (`TEST_DATABASE_URL`), in real processes; one spec file at a time. */
export default defineConfig({
  test: {
    name: "commerce",
    root: import.meta.dirname,
    include: ["integration-tests/http/**/*.spec.ts"],
    globalSetup: ["integration-tests/harness/global-setup.ts"],
    setupFiles: ["integration-tests/harness/rest-between-specs.ts"],
    pool: "forks",
    fileParallelism: false,
    // one worker for all of them: they share a shop, see `harness/shared-shop.ts`
    isolate: false,
    // a busy machine is slow, not wrong
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
