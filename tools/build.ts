import { join } from "node:path";
import { step } from "./bootstrap/step-line.mjs";
import { describeFailure } from "./failure.ts";
import { CACHE, directoriesIn } from "./directories.ts";
import { openSession } from "./processes/session.ts";
import { build } from "./shop/prepare.ts";

/** `npm run build`: builds the pages, unless nothing has changed since the last build. */
try {
  const { supervisor, end } = await openSession(directoriesIn(join(CACHE, "build")), {
    tool: "npm run build",
  });
  await step("build", (progress) => build(supervisor, progress));
  await end();
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
