/** The pages behind the footer's links: each has an address `/info/<name>` and was a placeholder filter before. */
export const infoPages = [
  "delivery",
  "returns",
  "warranty",
  "terms",
  "privacy",
  "selling-rules",
  "buyer-protection",
  "careers",
  "news",
  "investors",
  "business",
  "advertising",
  "api",
] as const;

export type InfoPage = (typeof infoPages)[number];

export function isInfoPage(name: string | null): name is InfoPage {
  return infoPages.some((page) => page === name);
}
