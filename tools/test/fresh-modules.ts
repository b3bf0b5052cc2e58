import { afterAll, vi } from "vitest";
import { globalRegistry } from "zod";

// Files of tests share a worker, its packages and its document, for speed. What modules of ours keep is each file's
// alone: they are evaluated anew for it, and so are the schemas that a package keeps by their names.
vi.resetModules();
globalRegistry.clear();

// Vitest itself takes stubs back before each test, which is after the next file was evaluated.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
