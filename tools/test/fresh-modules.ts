import { afterAll, vi } from "vitest";
import { globalRegistry } from "zod";

// For speed, test files share a worker, its packages and its document. Our own modules are evaluated again for each file,
// so that their state is not shared; so are the schemas that a package registers by name.
vi.resetModules();
globalRegistry.clear();

// Vitest itself removes stubs before each test, which is after the next file was evaluated.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
