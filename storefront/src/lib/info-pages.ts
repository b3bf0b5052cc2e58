/** Pages of the footer's links at `/info/<name>`, which once were values of `filter`. */
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
