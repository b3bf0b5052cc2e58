import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderTurns } from "./render-turns.ts";

test("answers other requests between pages that become ready together", async () => {
  const turns = createRenderTurns();
  const order: string[] = [];
  const render = async () => {
    await turns.take();
    order.push("page");
  };
  const answerCalls = async () => {
    for (let call = 0; call < 5; call += 1) {
      await nextTurn();
      order.push("call");
    }
  };
  await Promise.all([render(), render(), render(), render(), answerCalls()]);
  expect(order.join(" ")).not.toContain("page page");
});

test("reports how long the first page in the queue has waited", async () => {
  let now = 0;
  const turns = createRenderTurns(() => now);
  expect(turns.waitingMs()).toBe(0);
  const first = turns.take();
  now = 700;
  const second = turns.take();
  now = 1000;
  expect(turns.waitingMs()).toBe(1000);
  await first;
  expect(turns.waitingMs()).toBe(300);
  await second;
  expect(turns.waitingMs()).toBe(0);
});
