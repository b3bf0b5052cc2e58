import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import { cacheFor } from "./cache-for.ts";

const container = {} as MedusaContainer;

function counted() {
  const clock = { now: 0 };
  const answers: PromiseWithResolvers<number>[] = [];
  const read = cacheFor(
    1000,
    () => {
      const answer = Promise.withResolvers<number>();
      answers.push(answer);
      return answer.promise;
    },
    () => clock.now,
  );
  return { clock, answers, read: () => read(container), forget: read.forget };
}

it("reads once for all callers until the time is over", async () => {
  const { clock, answers, read } = counted();
  const both = Promise.all([read(), read()]);
  answers[0]!.resolve(1);
  expect(await both).toEqual([1, 1]);
  clock.now = 999;
  expect(await read()).toBe(1);
  clock.now = 1000;
  void read();
  expect(answers).toHaveLength(2);
});

it("reads again when dropped, even during an earlier read", async () => {
  const { answers, read, forget } = counted();
  const old = read();
  forget();
  const fresh = read();
  answers[1]!.resolve(2);
  answers[0]!.resolve(1);
  expect(await Promise.all([old, fresh, read()])).toEqual([1, 2, 2]);
});

it("caches no failure, and the failure of an older read does not affect a newer one", async () => {
  const { answers, read, forget } = counted();
  const failed = read();
  forget();
  const fresh = read();
  answers[0]!.reject(new Error("away"));
  answers[1]!.resolve(2);
  await expect(failed).rejects.toThrow("away");
  expect([await fresh, await read()]).toEqual([2, 2]);
  forget();
  const again = read();
  answers[2]!.reject(new Error("away"));
  await expect(again).rejects.toThrow("away");
  void read();
  expect(answers).toHaveLength(4);
});
