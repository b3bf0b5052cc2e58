// @vitest-environment node
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderTurns } from "./render-turns.ts";

test("lets others be answered between pages that became ready together", async () => {
  const turns = createRenderTurns();
  const order: string[] = [];
  const render = async () => {
    await turns();
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
