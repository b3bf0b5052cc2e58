import type { Language } from "../lib/language.ts";
import {
  addMessages,
  createTexts,
  type Messages,
  type MessageTree,
  type Texts,
  type MessagePart,
} from "./texts.ts";

/**
 * The messages of the pages that buyers open most. `lazy-messages.ts` lists the others and is itself loaded on demand,
 * since the list alone would add a kilobyte to every first visit.
 */
const files = import.meta.glob<{ default: MessageTree }>(
  "./{account,cart,catalog,checkout,home,layers,orders,payments,product,profile,reviews,settings,shell,wishlist}/*.json",
);

interface LoadedMessages {
  messages: Messages;
  texts: Texts;
  loading: Map<MessagePart, Promise<void>>;
}

function createLoadedMessages(language: Language): LoadedMessages {
  const messages: Messages = new Map();
  return { messages, texts: createTexts(language, messages), loading: new Map() };
}

const byLanguage: Record<Language, LoadedMessages> = {
  ru: createLoadedMessages("ru"),
  uz: createLoadedMessages("uz"),
  en: createLoadedMessages("en"),
};

export function getTexts(language: Language): Texts {
  return byLanguage[language].texts;
}

/** Loads each message part once; a part that failed to load is requested again by the next call. */
export async function loadMessages(language: Language, parts: readonly MessagePart[]): Promise<void> {
  const { messages, loading } = byLanguage[language];
  const load = async (part: MessagePart) => {
    try {
      const path = `./${part}/${language}.json`;
      const find = files[path] ?? (await import("./lazy-messages.ts")).lazyMessages[path];
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
