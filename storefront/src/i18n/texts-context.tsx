import { createContext, use, type ReactNode } from "react";
import type { Language } from "../lib/language.ts";
import type { Texts } from "./texts.ts";

interface TextsValue {
  language: Language;
  t: Texts;
}

const TextsContext = createContext<TextsValue | null>(null);

export function TextsProvider({ language, t, children }: TextsValue & { children: ReactNode }) {
  return <TextsContext value={{ language, t }}>{children}</TextsContext>;
}

function useTextsValue(): TextsValue {
  const value = use(TextsContext);
  if (!value) throw new Error("TextsProvider is missing above this component");
  return value;
}

export function useTexts(): Texts {
  return useTextsValue().t;
}

/** The language of the page; it changes only with a page load. */
export function useLanguage(): Language {
  return useTextsValue().language;
}
