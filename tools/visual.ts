import { runProgram } from "./run-program.ts";

/** `npm run visual` compares the kit's boards with the stored pictures; with `--update` it replaces them. */
await runProgram("vitest/vitest.mjs", ["run", "--project=visual*", ...process.argv.slice(2)]);
