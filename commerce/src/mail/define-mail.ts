import { mailLanguage, shopLink, type MailLanguage } from "./shop-link.ts";
import { writeMail, type RenderedMail } from "./write-mail.ts";

/** The plain-text content of a mail; escaping and layout are added when it is rendered. */
export interface MailContent {
  subject: string;
  /** paragraphs */
  lines: string[];
  /** the one button */
  action?: { label: string; url: string };
  /** small print below */
  note?: string;
}

/** Makes the URL of a storefront page (`/orders`) in the language of the mail. */
export type MailLink = (path: string) => string;

export type MailTemplate<D> = (data: D, language: string) => RenderedMail;

/**
 * Defines a mail in three languages: `export default defineMail<{ name: string }>({ ru: ({ name }, link) => ..., uz, en
 * })`.
 */
export function defineMail<D>(
  words: Record<MailLanguage, (data: D, link: MailLink) => MailContent>,
): MailTemplate<D> {
  return (data, given) => {
    const language = mailLanguage(given);
    return writeMail(
      words[language](data, (path) => shopLink(path, language)),
      language,
    );
  };
}
