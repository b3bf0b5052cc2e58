import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readAsvs, SECURITY_FILE, withCounts } from "./docs/asvs.ts";
import { pagesAndCalls } from "./docs/pages-and-calls.ts";
import { ROOT } from "./directories.ts";
import { runProgram } from "./run-program.ts";

/**
 * `npm run format`: writes every file the way the check wants it, the list of pages and calls from what they are made of,
 * and how many requirements of the security standard are met.
 */
await writeFile(join(ROOT, "docs", "pages-and-calls.md"), pagesAndCalls());
const security = join(ROOT, SECURITY_FILE);
await writeFile(security, withCounts(await readFile(security, "utf8"), readAsvs()));
await runProgram("oxfmt/bin/oxfmt", []);
