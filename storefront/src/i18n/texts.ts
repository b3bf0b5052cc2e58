import type { Language } from "../lib/language.ts";
import type ru from "./ru.json";

type PluralEnd = "one" | "few" | "many" | "other";

type Leaf<K extends string> = K extends `${infer Base}_${PluralEnd}` ? Base : K;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? Leaf<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** Every text there is, by its path in ru.json; plural forms share the key without their ending. */
export type TextKey = Keys<typeof ru>;

/** Text of a key in the page's language; `count` chooses the plural form. */
export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

/** A file of messages: texts by key, in groups. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

function flatten(messages: MessageTree, prefix: string, into: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
  return into;
}

/**
 * Texts of one language; made once, never switched (a switch loads another page). The files are written as i18next
 * has them, `{{name}}` and `_one _few _many _other`; i18next itself would be a tenth of the first page's scripts.
 */
export function createTexts(language: Language, messages: MessageTree): Texts {
  const texts = flatten(messages, "", new Map());
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const form = values.count === undefined ? undefined : `${key}_${plural.select(Number(values.count))}`;
    const text = texts.get(form ?? key) ?? texts.get(key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}
