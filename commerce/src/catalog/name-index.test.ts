import { expect, it } from "vitest";
import { LEADS, NameIndex } from "./name-index.ts";

it("stays correct while names are added and removed, and reuses the positions of removed names", () => {
  const index = new NameIndex();
  const indexes = new Map<string, number>();
  const called = (number: number) => `shared word${number % 7}\nother${number}`;
  const check = (number: number) => {
    const place = indexes.get(String(number))!;
    const marks = index.mark([[`other${number}`], ["shared"]]);
    expect([number, marks[place]]).toEqual([number, LEADS | 3]);
  };
  for (let number = 0; number < 3000; number += 1) indexes.set(String(number), index.add(called(number)));
  for (let number = 0; number < 2500; number += 1) {
    index.remove(indexes.get(String(number))!);
    indexes.delete(String(number));
  }
  for (let number = 5000; number < 8000; number += 1) indexes.set(String(number), index.add(called(number)));
  for (const number of [2500, 2999, 5000, 6000, 7999]) check(number);
  // 3500 present ones, and at most 1000 removed ones that are not cleaned up yet.
  expect(index.mark([]).length).toBeLessThanOrEqual(4500);
  expect(new Set(indexes.values()).size).toBe(indexes.size);
  expect(index.nearest("othur2999")).toEqual({ distance: 1, beginnings: ["other2999"] });
});
