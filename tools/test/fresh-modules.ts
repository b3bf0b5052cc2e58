import { vi } from "vitest";

// Files of tests share a worker, its packages and its document, for speed. What modules of ours keep is each file's
// alone: they are evaluated anew for it.
vi.resetModules();
