import { runProgram } from "./run-program.ts";

/** `npm run format`: writes every file the way the check wants it. */
await runProgram("prettier/bin/prettier.cjs", ["--write", "--log-level", "warn", "."]);
