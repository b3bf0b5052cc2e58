import type { Language } from "@bezak/contract/languages.ts";
import type { Sum } from "@bezak/contract/money.ts";

const words: Record<Language, string> = { ru: "сум", uz: "soʻm", en: "sum" };

/** Formats a whole sum: `1 250 000 сум`, with no-break spaces. */
export function formatSum(amount: Sum, language: Language): string {
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has some twenty digits at most
  const grouped = String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return `${grouped}\u00a0${words[language]}`;
}
