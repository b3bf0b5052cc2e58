import { mailLanguage, shopLink, type MailLanguage } from "./shop-link.ts";
import { writeMail, type RenderedMail } from "./write-mail.ts";

/** What a mail says, in plain words; escaping and looks are added when it is written. */
export interface Letter {
  subject: string;
  /** paragraphs */
  lines: string[];
  /** the one thing to do */
  action?: { label: string; url: string };
  /** small print below */
  note?: string;
}

/** Makes the address of a page of the shop (`/orders`) in the language of the mail. */
export type MailLink = (path: string) => string;

export type MailTemplate<D> = (data: D, language: string) => RenderedMail;

/** A mail in three languages: `export default defineMail<{ name: string }>({ ru: ({ name }, link) => ..., uz, en })`. */
export function defineMail<D>(
  words: Record<MailLanguage, (data: D, link: MailLink) => Letter>,
): MailTemplate<D> {
  return (data, given) => {
    const language = mailLanguage(given);
    return writeMail(
      words[language](data, (path) => shopLink(path, language)),
      language,
    );
  };
}
