import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { watchLoop } from "./loop-lag.ts";

afterEach(() => void vi.useRealTimers());

test("measures a lag when turns of the event loop take long", async () => {
  const lag = watchLoop({ lateMs: 60, checkMs: 200 });
  const end = performance.now() + 900;
  while (performance.now() < end) {
    const turnEnd = performance.now() + 80;
    while (performance.now() < turnEnd);
    await nextTurn();
  }
  expect(lag.isLate()).toBe(true);
  lag.stop();
});

test("is late after two late measurements in a row, not after one long turn, and recovers", () => {
  vi.useFakeTimers();
  let medianMs = 20;
  const delays = {
    count: 10,
    enable: () => true,
    disable: () => true,
    reset: () => undefined,
    percentile: () => medianMs * 1e6,
  };
  const lag = watchLoop({ lateMs: 200, checkMs: 1000, delays });
  const seen = [20, 300, 20, 300, 300, 300, 20].map((median) => {
    medianMs = median;
    vi.advanceTimersByTime(1000);
    return lag.isLate();
  });
  expect(seen).toEqual([false, false, false, false, true, true, false]);
  lag.stop();
  expect(vi.getTimerCount()).toBe(0);
});
