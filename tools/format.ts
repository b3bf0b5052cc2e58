import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pagesAndCalls } from "./docs/pages-and-calls.ts";
import { ROOT } from "./places.ts";
import { runProgram } from "./run-program.ts";

/** `npm run format`: writes every file the way the check wants it, the list of pages and calls from what they are made of. */
await writeFile(join(ROOT, "docs", "pages-and-calls.md"), pagesAndCalls());
await runProgram("prettier/bin/prettier.cjs", ["--write", "--log-level", "warn", "."]);
