import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";

type Choices = CategoryAttribute["choices"];

const separator = ";";
const valuePattern = /^[a-z0-9][a-z0-9_]{0,59}$/;

/** Choices of an attribute as text, one a line: value; ru; uz; en. Many are pasted from a table at once. */
export const writeChoices = (choices: Choices): string =>
  choices
    .map(({ value, name }) => {
      const parts = [value, name.ru, name.uz ?? "", name.en ?? ""];
      return parts.slice(0, parts.findLastIndex(Boolean) + 1).join(`${separator} `);
    })
    .join("\n");

/** The choices that a text names; null if a line has no value or no Russian name, or two have the same value. */
export function readChoices(text: string): Choices | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const choices = lines.map((line) => {
    const [value = "", ru = "", uz = "", en = "", ...others] = line
      .split(separator)
      .map((part) => part.trim());
    return {
      value,
      name: { ru, uz, en },
      isWrong: !valuePattern.test(value) || ru === "" || others.length > 0,
    };
  });
  const isRepeated = new Set(choices.map(({ value }) => value)).size < choices.length;
  if (isRepeated || choices.some(({ isWrong }) => isWrong)) return null;
  return choices.map(({ value, name }) => ({ value, name }));
}
