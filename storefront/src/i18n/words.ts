import type { Language } from "../lib/language.ts";
import {
  addMessages,
  createTexts,
  type Messages,
  type MessageTree,
  type Texts,
  type WordPart,
} from "./texts.ts";

/**
 * The words of what buyers do most. Where the others are found is told by `later-words.ts`, which comes when it is
 * needed: the list alone would cost every first visit a kilobyte.
 */
const files = import.meta.glob<{ default: MessageTree }>(
  "./{account,cart,catalog,checkout,home,layers,orders,payments,product,profile,reviews,settings,shell,wishlist}/*.json",
);

interface Book {
  messages: Messages;
  texts: Texts;
  loading: Map<WordPart, Promise<void>>;
}

function openBook(language: Language): Book {
  const messages: Messages = new Map();
  return { messages, texts: createTexts(language, messages), loading: new Map() };
}

const books: Record<Language, Book> = { ru: openBook("ru"), uz: openBook("uz"), en: openBook("en") };

/** The words of a language that are loaded so far, and those that will be. */
export function textsOf(language: Language): Texts {
  return books[language].texts;
}

/** Loads parts of the words, each once; a part that failed is asked for again next time. */
export async function loadWords(language: Language, parts: readonly WordPart[]): Promise<void> {
  const { messages, loading } = books[language];
  const load = async (part: WordPart) => {
    try {
      const path = `./${part}/${language}.json`;
      const find = files[path] ?? (await import("./later-words.ts")).laterWords[path];
      const file = await find?.();
      addMessages(messages, file?.default ?? {});
    } catch (error) {
      loading.delete(part);
      throw error;
    }
  };
  for (const part of parts) if (!loading.has(part)) loading.set(part, load(part));
  await Promise.all(parts.map((part) => loading.get(part)));
}
