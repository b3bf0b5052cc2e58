import type { ComponentType } from "react";
import type { FaqDocument, InfoDocument } from "../../features/info/info-document.ts";
import type { Language } from "../../lib/language.ts";
import { FaqPage } from "./faq-page.tsx";
import { InfoPage } from "./info-page.tsx";

const documents = import.meta.glob<{ default: InfoDocument | FaqDocument }>("../../i18n/documents/*/*.json");

/** Loads the page of a document in one language only. */
export async function openInfoPage(name: string, language: Language): Promise<ComponentType> {
  const { default: document } = await documents[`../../i18n/documents/${name}/${language}.json`]!();
  return function OpenedInfoPage() {
    return "categories" in document ? (
      <FaqPage document={document} />
    ) : (
      <InfoPage name={name} document={document} />
    );
  };
}
