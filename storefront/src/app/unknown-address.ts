import { inLanguage, splitLanguage } from "../lib/language.ts";
import { matchPages } from "./matched-pages.ts";
import { routes } from "./routes.tsx";

const nothing = "src/app/pages/not-found-page.tsx";

const isUnknown = (pathname: string) => matchPages(pathname).pages.at(-1)?.file === nothing;

/** The first segment of a path, decoded as the router does. */
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

/** Addresses below a known segment are kept apart, since menus mark the page that an address is below. */
function sharedAddress(word: string, language: Parameters<typeof inLanguage>[1]): string | null {
  const address = inLanguage(knownSegments.has(word) ? `/${word}/404/404` : "/404", language);
  const known = shared.get(address) ?? (isUnknown(address) ? address : null);
  shared.set(address, known);
  return known;
}

/**
 * The address under which the not-found page is rendered and cached for all unknown addresses alike; null for a known
 * one. Its language links lead to the real address once they are pressed.
 */
export function unknownAddress(pathname: string): string | null {
  const { language, rest } = splitLanguage(pathname);
  const word = firstWord(rest);
  // checked first, since matching all routes takes milliseconds
  return knownSegments.has(word) && !isUnknown(pathname) ? null : sharedAddress(word, language);
}
