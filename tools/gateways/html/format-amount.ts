import type { Language } from "./language.ts";

const UNIT: Record<Language, string> = { ru: "сум", uz: "so‘m", en: "sum" };

/** Formats tiyin in sum: "5 000 сум", "5 000,50 сум". */
export function formatTiyin(tiyin: number, language: Language): string {
  const whole = Math.trunc(tiyin / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const rest = tiyin % 100;
  return `${whole}${rest ? `,${String(rest).padStart(2, "0")}` : ""}\u00a0${UNIT[language]}`;
}
