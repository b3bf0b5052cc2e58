import { expect, test } from "vitest";
import { usageLine, usageNow } from "./usage.ts";

test("formats elapsed time and processor time", () => {
  expect(usageLine({ clock: 1.2, worked: 100 }, { clock: 721.3, worked: 1440.4 })).toBe(
    "All stages: 720 s, 1340 s of work for the processors",
  );
});

test("counts the processor time of this process", () => {
  const before = usageNow();
  const { user } = process.cpuUsage();
  // the kernel counts in hundredths of a second
  while (process.cpuUsage().user - user < 100_000);
  const after = usageNow();
  expect(after.worked - before.worked).toBeGreaterThan(0.05);
  expect(after.clock).toBeGreaterThan(before.clock);
});
