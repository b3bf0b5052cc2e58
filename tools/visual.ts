import { runProgram } from "./run-program.ts";

/** `npm run visual` compares the boards of the kit with the kept pictures; with `--update` it takes them anew. */
await runProgram("vitest/vitest.mjs", ["run", "--project=visual*", ...process.argv.slice(2)]);
