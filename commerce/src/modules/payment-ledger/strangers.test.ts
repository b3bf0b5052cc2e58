import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Strangers } from "./strangers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("are counted, and noted once a minute per gateway", () => {
  const note = vi.fn(() => Promise.resolve());
  const [click, atmos] = [new Strangers("click", { error: -1 }), new Strangers("atmos", { status: 0 })];
  const come = (who: Strangers, times: number) => {
    for (let n = 0; n < times; n += 1) who.came({ note });
  };
  come(click, 50);
  come(atmos, 1);
  vi.advanceTimersByTime(60_000);
  come(click, 1);
  const event = (gateway: string, calls: number, answer: object) => [
    { gateway, call: "refused", request: { calls }, answer },
  ];
  expect(note.mock.calls).toEqual([
    event("click", 1, { error: -1 }),
    event("atmos", 1, { status: 0 }),
    event("click", 50, { error: -1 }),
  ]);
});

it("are answered though nothing can be noted", () => {
  const strangers = new Strangers("click", {});
  expect(() => strangers.came({ note: () => Promise.reject(new Error("away")) })).not.toThrow();
});
