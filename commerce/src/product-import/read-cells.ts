import { languages } from "../text/languages.ts";
import { sellerProductStatuses, type SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { RowProblem } from "./row-problem.ts";
import { emptyWord, statusAliases, statusTexts, yesNoAliases, yesNoTexts } from "./words/cell-texts.ts";

/** A value, or the problem of its cell. */
export type Read<T> = { value: T } | Pick<RowProblem, "fault" | "bound">;

const plain = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[ʻʼ'‘’`´]/g, "");

const emptyMarks = new Set(languages.map((language) => plain(emptyWord[language])));

/** Whether a cell asks to remove the value. */
export const isEmptied = (cell: string) => emptyMarks.has(plain(cell));

/** Currency units after sums. */
const currency = /(?:сумов|сума|сум|so[ʻʼ'‘’`´]?m|sum|uzs)\.?$/i;

/** Digits in groups of three, as `1 250 000`, `1,250,000`; no other notation may have separators. */
const grouped = /^\d{1,3}(?:[\s,\u00a0\u202f'’]\d{3})+$/;

/** Maximum length of a numeric cell, with spaces and a unit; longer cells are rejected unparsed. */
const numberLetters = 64;

/** Reads a whole number in common notations: `1 250 000`, `1250000,00`, `1250000 сум`. */
export function readWhole(cell: string): Read<number> {
  if (cell.length > numberLetters) return { fault: "number" };
  const text = cell
    .trim()
    .replace(currency, "")
    .trim()
    .replace(/[.,]0{1,2}$/, "");
  const digits = grouped.test(text) ? text.replace(/\D/g, "") : text;
  if (/^-?\d{1,15}$/.test(digits)) return { value: Number(digits) };
  return { fault: /^-?[\d\s\u00a0\u202f]+[.,]\d+$/.test(text) ? "integer" : "number" };
}

/** Reads a number with decimals after a point or comma. */
export function readNumber(cell: string): Read<number> {
  if (cell.length > numberLetters) return { fault: "number" };
  const text = cell.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return /^-?\d{1,12}(\.\d{1,20})?(e-\d{1,2})?$/.test(text) ? { value: Number(text) } : { fault: "number" };
}

const statuses = new Map<string, SellerProductStatus>();
for (const status of sellerProductStatuses) {
  const words = languages.map((language) => statusTexts[status][language]);
  for (const word of [status, ...words, ...statusAliases[status]]) statuses.set(normalizeText(word), status);
}

export function readStatus(cell: string): Read<SellerProductStatus> {
  const value = statuses.get(normalizeText(cell));
  return value ? { value } : { fault: "status_word" };
}

const answers = new Map<string, boolean>();
for (const answer of ["yes", "no"] as const) {
  const words = languages.map((language) => yesNoTexts[answer][language]);
  for (const word of [...words, ...yesNoAliases[answer]]) answers.set(plain(word), answer === "yes");
}

export function readYesNo(cell: string): Read<boolean> {
  const value = answers.get(plain(cell));
  return value === undefined ? { fault: "yes_no" } : { value };
}

/** Reads a code of digits; a spreadsheet that treats it as a number rounds it when it is long. */
export function readCode(cell: string): Read<string> {
  const text = cell.replace(/[\s\u00a0\u202f]/g, "");
  return /^\d([.,]\d+)?e\+\d+$/i.test(text) ? { fault: "rounded" } : { value: text };
}

/** Splits picture URLs separated by spaces, line breaks, `;` or commas. */
export const readList = (cell: string): string[] => cell.split(/[\s;]+|,(?=\s|\/|https?:)/).filter(Boolean);
