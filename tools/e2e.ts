import { findChromium } from "./chromium/find.ts";
import { describeFailure } from "./failure.ts";
import { runProgram } from "./run-program.ts";

/** `npm run e2e -- …`: the browser tests alone, with Playwright's own arguments; starts the shop. */
try {
  await runProgram("@playwright/test/cli.js", ["test", ...process.argv.slice(2)], {
    CHROMIUM_PATH: await findChromium(),
  });
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
