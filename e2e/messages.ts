import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const languages = ["ru", "uz", "en"] as const;

export type Language = (typeof languages)[number];

const folder = join(import.meta.dirname, "..", "storefront", "src", "i18n");

type Tree = { [key: string]: string | Tree };

/** The shop's messages, read from its own files, so that a test names a key and never a sentence. */
export function loadMessages(language: Language): (key: string) => string {
  const files = globSync(`*/${language}.json`, { cwd: folder });
  const trees = files.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree);
  const find = (tree: Tree, key: string) =>
    key
      .split(".")
      .reduce<Tree | string | undefined>(
        (node, part) => (typeof node === "object" ? node[part] : undefined),
        tree,
      );
  return (key) => {
    const found = trees.map((tree) => find(tree, key)).find((text) => typeof text === "string");
    if (typeof found !== "string") throw new Error(`no ${language}.json has "${key}"`);
    return found;
  };
}

/** A pattern of a text with placeholders that matches any values. */
export function pattern(text: string): RegExp {
  const quoted = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${quoted.join(".+")}$`);
}

/** The URL of a page in a language. */
export const at = (language: Language, path: string) =>
  language === "ru" ? path : `/${language}${path === "/" ? "" : path}`;
