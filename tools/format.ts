import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { adminRights, RIGHTS_FILE } from "./docs/admin-rights.ts";
import { readAsvs, SECURITY_FILE, replaceCounts } from "./docs/asvs.ts";
import { pagesAndCalls } from "./docs/pages-and-calls.ts";
import { ROOT } from "./directories.ts";
import { runProgram } from "./run-program.ts";

/**
 * `npm run format`: formats every file, and updates the generated lists of pages and calls and of the ranks that may make
 * them, the surface of the API unless
 * a client would break, and the counts of met requirements of the security standard.
 */
await writeFile(join(ROOT, "docs", "pages-and-calls.md"), pagesAndCalls());
await writeFile(join(ROOT, RIGHTS_FILE), adminRights());
execFileSync(process.execPath, [join(ROOT, "adapters/src/openapi/write-surface.ts")], { stdio: "inherit" });
const security = join(ROOT, SECURITY_FILE);
await writeFile(security, replaceCounts(await readFile(security, "utf8"), readAsvs()));
await runProgram("oxfmt/bin/oxfmt", []);
