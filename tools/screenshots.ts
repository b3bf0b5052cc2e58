import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describeFailure } from "./failure.ts";
import { CACHE, ROOT } from "./directories.ts";
import { runProgram } from "./run-program.ts";
import { takePages } from "./screenshots/pages.ts";
import { takeStories } from "./screenshots/stories.ts";
import setUp from "./test/e2e-setup.ts";

/**
 * `npm run screenshots`: the pictures of the README, from a shop with demo data. For review, into `.cache/screenshots`:
 * `-- review [part of a name]` every page in all widths, themes and languages, `-- stories [part of a group]` every story.
 * `E2E_BASE_URL=…` uses a running shop.
 */
const [kind = "", part = ""] = process.argv.slice(2);

async function ofPages(): Promise<void> {
  const folder = kind === "review" ? join(CACHE, "screenshots") : join(ROOT, "docs", "images");
  mkdirSync(folder, { recursive: true });
  const end = await setUp();
  try {
    await takePages(process.env.E2E_BASE_URL ?? "", kind === "review" ? "review" : "readme", folder, part);
  } finally {
    await end?.();
  }
}

async function ofStories(): Promise<void> {
  const folder = join(CACHE, "screenshots", "stories");
  const storybook = join(CACHE, "storybook");
  mkdirSync(folder, { recursive: true });
  await runProgram("storybook/dist/bin/dispatcher.js", [
    "build",
    "--output-dir",
    storybook,
    "--disable-telemetry",
  ]);
  if (!process.exitCode) await takeStories(storybook, folder, part);
}

try {
  await (kind === "stories" ? ofStories() : ofPages());
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
