import { expect, it } from "vitest";
import { createHeavyCalls } from "./heavy-calls.ts";

const limits = { concurrency: 2, maxWaiting: 1, maxWaitMs: 5000 };

it("runs a person's calls up to the limit and begins the next when one ends", async () => {
  const calls = createHeavyCalls(limits);
  const [endFirst] = await Promise.all([calls.takeTurn("azia"), calls.takeTurn("azia")]);
  let hasBegun = false;
  const third = calls.takeTurn("azia").then((end) => {
    hasBegun = true;
    return end;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(false);
  endFirst();
  await third;
  expect(hasBegun).toBe(true);
});

it("refuses a call when the person's queue is full, but not another person's call", async () => {
  const calls = createHeavyCalls(limits);
  await Promise.all([calls.takeTurn("azia"), calls.takeTurn("azia")]);
  // refused when the test has ended
  calls.takeTurn("azia").catch(() => undefined);
  await expect(calls.takeTurn("azia")).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 5 });
  await expect(calls.takeTurn("botir")).resolves.toBeTypeOf("function");
});

it("refuses a call that waited too long and frees its position in the queue", async () => {
  const calls = createHeavyCalls({ concurrency: 1, maxWaiting: 1, maxWaitMs: 1 });
  const end = await calls.takeTurn("azia");
  await expect(calls.takeTurn("azia")).rejects.toMatchObject({ code: "too_many_requests" });
  end();
  await expect(calls.takeTurn("azia")).resolves.toBeTypeOf("function");
});

it("counts the end of a call once, even if it is reported twice", async () => {
  const calls = createHeavyCalls({ concurrency: 1, maxWaiting: 0, maxWaitMs: 1 });
  const end = await calls.takeTurn("azia");
  end();
  end();
  await calls.takeTurn("azia");
  await expect(calls.takeTurn("azia")).rejects.toMatchObject({ code: "too_many_requests" });
});
