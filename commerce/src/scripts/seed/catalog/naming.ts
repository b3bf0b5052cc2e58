import type { TranslatedText } from "../../../search/localized.ts";
import { adjectives, type AdjectiveKey } from "./adjectives.ts";
import { colours, type ColourKey } from "./colours.ts";
import type { Feature, Kind } from "./kind.ts";
import { capital } from "./localized.ts";
import type { Random } from "../random.ts";

export interface NameParts {
  kind: Kind;
  feature: Feature;
  adjective: AdjectiveKey | null;
  /** Line in quotes, or brand and model. */
  label: TranslatedText;
  /** Set only when the buyer cannot choose the colour. */
  colour: ColourKey | null;
}

/** Skips adjectives that repeat the feature, as in "Мягкий ... с мягкой подкладкой". */
export function pickAdjective(kind: Kind, feature: Feature, random: Random): AdjectiveKey | null {
  const fitting = kind.adjectives.filter((key) => {
    const { ru, uz, en } = adjectives[key];
    const lower = (text: TranslatedText) =>
      text.ru.includes(ru.m.slice(0, 4).toLowerCase()) || text.uz.includes(uz) || text.en.includes(en);
    return !lower(feature.text) && !lower(kind.noun);
  });
  return fitting.length && random.chance(0.65) ? random.pick(fitting) : null;
}

export function composeName({ kind, feature, adjective, label, colour }: NameParts): TranslatedText {
  const word = adjective ? adjectives[adjective] : null;
  const tone = colour ? colours[colour] : null;
  const join = (parts: (string | undefined)[]) => capital(parts.filter(Boolean).join(" "));
  const suffix = (text: string | undefined) => (text ? `, ${text}` : "");
  return {
    ru:
      join([word?.ru[kind.gender], kind.noun.ru, feature.text.ru, label.ru]) + suffix(tone?.ru[kind.gender]),
    uz: join([feature.text.uz, word?.uz, kind.noun.uz, label.uz]) + suffix(tone?.uz),
    en: join([word?.en, kind.noun.en, feature.text.en, label.en]) + suffix(tone?.en),
  };
}

/** Produces lower-case Latin letters, digits and single hyphens. */
export function getSlug(english: string): string {
  return english
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
