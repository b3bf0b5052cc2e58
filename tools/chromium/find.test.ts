import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChromium } from "./find.ts";
import { runs } from "./runs.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

/** A program that only exits with a code, as `--version` would. */
function pretender(code: number): string {
  const file = join(temporaryFolder(), "chromium");
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return file;
}

test("uses the Chromium of CHROMIUM_PATH when it runs", async () => {
  const file = pretender(0);
  expect(await findChromium({ CHROMIUM_PATH: file })).toBe(file);
});

test("refuses a CHROMIUM_PATH that does not run, with one sentence", async () => {
  await expect(findChromium({ CHROMIUM_PATH: pretender(127) })).rejects.toThrow(
    "is not a Chromium that runs here",
  );
  await expect(findChromium({ CHROMIUM_PATH: "/nowhere" })).rejects.toThrow(
    "is not a Chromium that runs here",
  );
});

test("finds or unpacks a Chromium that runs when CHROMIUM_PATH is not set", async () => {
  const found = await findChromium({ PATH: process.env.PATH });
  expect(runs(found)).toBe(true);
  expect(await findChromium({ PATH: process.env.PATH })).toBe(found);
});
