/** A paragraph, a list, or a place where something live stands (`@cities`). Texts may hold `[words](/address)`. */
export type InfoBlock = string | readonly string[];

interface InfoSection {
  /** of its anchor */
  id: string;
  title: string;
  text: readonly InfoBlock[];
}

/** A text of the shop in one language (`i18n/documents/<name>/<language>.json`). */
export interface InfoDocument {
  title: string;
  /** for search engines and shared links */
  description: string;
  /** the day of the last change: for machines and in words */
  updated: readonly [iso: string, words: string];
  lead: string;
  sections: readonly InfoSection[];
}

export interface FaqQuestion {
  /** of its anchor */
  id: string;
  question: string;
  answer: readonly InfoBlock[];
}

export interface FaqDocument extends Omit<InfoDocument, "sections"> {
  categories: readonly { id: string; title: string; questions: readonly FaqQuestion[] }[];
}

/** Text with links taken apart: `[words](/address)` becomes a pair, the rest stays text. */
export function inlineParts(text: string): (string | { words: string; to: string })[] {
  return text
    .split(/(\[[^[\]]+\]\([^()\s]+\))/)
    .filter((part) => part !== "")
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words !== undefined && to !== undefined ? { words, to } : part;
    });
}

/** The same without addresses. */
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
