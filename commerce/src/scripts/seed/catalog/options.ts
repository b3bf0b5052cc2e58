import type { TranslatedText } from "../../../search/localized.ts";
import { colours, type ColourKey } from "./colours.ts";
import type { OptionKey } from "./kind.ts";
import { same, words } from "./localized.ts";

export const optionTitles: Record<OptionKey, TranslatedText> = {
  colour: words("Цвет | Rang | Colour"),
  ringSize: words("Размер кольца | Uzuk oʻlchami | Ring size"),
  beltLength: words("Длина | Uzunlik | Length"),
  headSize: words("Обхват головы | Bosh aylanasi | Head size"),
  phone: words("Модель телефона | Telefon modeli | Phone model"),
};

const centimetres = (size: number) => words(`${size} см | ${size} sm | ${size} cm`);

/** Values of the options other than colour, smallest first. */
export const sizes: Record<Exclude<OptionKey, "colour">, readonly TranslatedText[]> = {
  ringSize: ["16", "16.5", "17", "17.5", "18", "19"].map(same),
  beltLength: [85, 95, 105, 115, 125].map(centimetres),
  headSize: [54, 56, 58, 60].map(centimetres),
  phone: ["iPhone 15", "iPhone 16", "Galaxy A55", "Galaxy S24", "Redmi Note 13", "Redmi Note 14"].map(same),
};

/** Name of a colour, used as an option value and as an attribute. */
export function colourName(key: ColourKey): TranslatedText {
  const { ru, uz, en } = colours[key];
  return { ru: ru.m, uz, en };
}
