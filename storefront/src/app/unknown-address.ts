import { inLanguage, splitLanguage } from "../lib/language.ts";
import { matchPages } from "./matched-pages.ts";
import { routes } from "./routes.tsx";

const nothing = "src/app/pages/not-found-page.tsx";

const isUnknown = (pathname: string) => matchPages(pathname).pages.at(-1)?.file === nothing;

/** The first word of a path as the router reads it. */
function firstWord(path: string): string {
  const word = path.split("/").find((one) => one !== "") ?? "";
  return decodeURIComponent(word).toLowerCase();
}

/** First segments of the site's addresses, after the language. */
const knownSegments = new Set(
  routes.flatMap(({ path = "", children = [] }) => [
    firstWord(splitLanguage(path).rest),
    ...children.map((child) => firstWord(child.path ?? "")),
  ]),
);

const shared = new Map<string, string | null>();

/** Menus mark the page that an address lies below, known or not. */
function sharedAddress(word: string, language: Parameters<typeof inLanguage>[1]): string | null {
  const address = inLanguage(knownSegments.has(word) ? `/${word}/404/404` : "/404", language);
  const known = shared.get(address) ?? (isUnknown(address) ? address : null);
  shared.set(address, known);
  return known;
}

/**
 * The one address at which the page of an address that no page has is rendered, so that thousands of them cost one;
 * null when there is a page. The links to other languages lead to the address itself once they are pressed.
 */
export function unknownAddress(pathname: string): string | null {
  const { language, rest } = splitLanguage(pathname);
  const word = firstWord(rest);
  // the router takes milliseconds to look through all its addresses
  return knownSegments.has(word) && !isUnknown(pathname) ? null : sharedAddress(word, language);
}
