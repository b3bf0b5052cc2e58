import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const script = `
  import { keepReleasingUnusedMemory } from ${JSON.stringify(join(import.meta.dirname, "unused-memory.ts"))};
  const held = () => process.memoryUsage.rss() / 1e6;
  const work = () => Array.from({ length: 1_500_000 }, (_, at) => ({ at, name: "x" + at }));
  let kept = work();
  const full = held();
  kept = undefined;
  await keepReleasingUnusedMemory(20);
  const begun = held();
  kept = work();
  const burst = held();
  kept = undefined;
  const until = Date.now() + 10_000;
  const wait = setInterval(() => {
    const after = held();
    if (after > begun + 30 && Date.now() < until) return;
    clearInterval(wait);
    console.log(JSON.stringify({ full, begun, burst, after }));
  }, 5);
`;

it("releases memory after the start, and after a burst once the process is idle", async () => {
  const run = promisify(execFile)(process.execPath, [
    "--max-semi-space-size=8",
    "--expose-gc",
    "--input-type=module-typescript",
    "-e",
    script,
  ]);
  const held = JSON.parse((await run).stdout) as Record<"full" | "begun" | "burst" | "after", number>;
  expect(held.full - held.begun).toBeGreaterThan(50);
  expect(held.burst - held.after).toBeGreaterThan(50);
});
