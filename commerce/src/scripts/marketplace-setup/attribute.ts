import type { NewCategory } from "@bezak/contract/category-admin.ts";
import { getSlug } from "../seed/catalog/naming.ts";
import { words } from "../seed/catalog/localized.ts";

export type ReadyAttribute = NonNullable<NewCategory["attributes"]>[number];

const plainLetters = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");

function toChoice(text: string) {
  const name = words(text);
  return { value: getSlug(plainLetters(name.en)).replaceAll("-", "_"), name };
}

/** Texts are "русский | oʻzbekcha | English". */
export const choice = (key: string, name: string, choices: readonly string[]): ReadyAttribute => ({
  key,
  name: words(name),
  kind: "choice",
  choices: choices.map(toChoice),
});

export const text = (key: string, name: string): ReadyAttribute => ({
  key,
  name: words(name),
  kind: "text",
});

export const number = (key: string, name: string, unit: string): ReadyAttribute => ({
  key,
  name: words(name),
  kind: "number",
  unit: words(unit),
});

export const yesNo = (key: string, name: string): ReadyAttribute => ({
  key,
  name: words(name),
  kind: "yes_no",
});

/** A product cannot be published without it. */
export const required = (attribute: ReadyAttribute): ReadyAttribute => ({ ...attribute, required: true });
