import { defaultLanguage, inLanguage, splitLanguage } from "../lib/language.ts";
import { matchPages } from "./matched-pages.ts";
import { routes } from "./routes.tsx";

const nothing = "src/app/pages/not-found-page.tsx";

const isUnknown = (pathname: string) => matchPages(pathname).pages.at(-1)?.file === nothing;

const firstWord = (path: string) => path.split("/").find((word) => word !== "") ?? "";

/** First words of the shop's addresses: menus mark the page that an address lies below, known or not. */
const knownWords = new Set(
  routes.find(({ id }) => id === defaultLanguage)?.children?.map(({ path = "" }) => firstWord(path)),
);

/**
 * The one address at which the page of an address that no page has is rendered, so that thousands of them cost one;
 * null when there is a page. The links to other languages lead to the address itself once they are pressed.
 */
export function unknownAddress(pathname: string): string | null {
  if (!isUnknown(pathname)) return null;
  const { language, rest } = splitLanguage(pathname);
  const word = firstWord(rest);
  const shared = inLanguage(knownWords.has(word) ? `/${word}/404/404` : "/404", language);
  return isUnknown(shared) ? shared : null;
}
