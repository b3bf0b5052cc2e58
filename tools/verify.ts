import { join } from "node:path";
import { format, lint, storefront, types, unit } from "./checks/stages.ts";
import { runStages } from "./checks/run-stages.ts";
import { CACHE } from "./directories.ts";

/** `npm run verify`: the fast checks. */
await runStages("npm run verify", join(CACHE, "verify"), () => [[storefront, unit, lint, types, format]]);
