/** A paragraph, a list, or the name of a dynamic part (`@cities`). Texts may contain `[words](/address)`. */
export type InfoBlock = string | readonly string[];

interface InfoSection {
  /** the anchor */
  id: string;
  title: string;
  text: readonly InfoBlock[];
}

/** A document in one language (`i18n/documents/<name>/<language>.json`). */
export interface InfoDocument {
  title: string;
  /** for search engines and shared links */
  description: string;
  /** the day of the last change, ISO and as text */
  updated: readonly [iso: string, words: string];
  lead: string;
  sections: readonly InfoSection[];
}

export interface FaqQuestion {
  /** the anchor */
  id: string;
  question: string;
  answer: readonly InfoBlock[];
}

export interface FaqDocument extends Omit<InfoDocument, "sections"> {
  categories: readonly { id: string; title: string; questions: readonly FaqQuestion[] }[];
}

/** Splits text at its links: `[words](/address)` becomes an object, the rest stays text. */
export function inlineParts(text: string): (string | { words: string; to: string })[] {
  return text
    .split(/(\[[^[\]]+\]\([^()\s]+\))/)
    .filter((part) => part !== "")
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words !== undefined && to !== undefined ? { words, to } : part;
    });
}

/** The text of all blocks, without the addresses of links. */
export function plainText(blocks: readonly InfoBlock[]): string {
  const lines = blocks.flatMap((block) => (typeof block === "string" ? [block] : [...block]));
  return lines
    .filter((line) => !line.startsWith("@"))
    .map((line) =>
      inlineParts(line)
        .map((part) => (typeof part === "string" ? part : part.words))
        .join(""),
    )
    .join(" ");
}
