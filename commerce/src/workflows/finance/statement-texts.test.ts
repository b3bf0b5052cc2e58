import { expect, it } from "vitest";
import { statementTexts } from "./statement-texts.ts";

it("names a statement by its month in words", () => {
  const { ru, uz, en } = statementTexts;
  expect([ru.title("2026-11"), uz.title("2026-11"), en.title("2026-11")]).toEqual([
    "Отчёт за ноябрь 2026 года",
    "2026-yil noyabr oyi uchun hisobot",
    "Statement for November 2026",
  ]);
  const titles = Array.from({ length: 12 }, (_, at) => en.title(`2027-${String(at + 1).padStart(2, "0")}`));
  expect(new Set(titles).size).toBe(12);
  expect([titles[0], titles[11]]).toEqual(["Statement for January 2027", "Statement for December 2027"]);
});
