import { expect, it } from "vitest";
import { cached } from "./cached.ts";

it("loads once per lifetime and once for parallel calls, and returns the last result after a failure", async () => {
  let time = 0;
  let answer: () => Promise<number> = async () => 1;
  let loads = 0;
  const read = cached(
    100,
    () => (loads++, answer()),
    () => time,
  );

  answer = async () => Promise.reject(new Error("away"));
  await expect(read()).rejects.toThrow("away");
  answer = async () => 1;
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(loads).toBe(2);

  time = 150;
  answer = async () => Promise.reject(new Error("away"));
  expect(await read()).toBe(1);
  answer = async () => 2;
  expect(await read()).toBe(2);
  expect(await read()).toBe(2);
  expect(loads).toBe(4);
});
