import { configure, render } from "@testing-library/react";
import { matchPages, preloadPages } from "../src/app/matched-pages.ts";
import { Pages } from "../src/app/pages.tsx";
import { InMadeShop, makeShop, startShop } from "../src/harness/made-shop.tsx";
import { textsOf } from "../src/i18n/words.ts";

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 10_000 });

export const t = textsOf("ru");

/** Opens a page of the whole shop in Russian, as the browser does after hydration. */
export async function openShop(path: string) {
  const shop = await makeShop({ language: "ru", storage: localStorage, origin: "http://localhost:3000" });
  await preloadPages(matchPages(path.replace(/[?#].*$/, "")));
  startShop(shop);
  render(
    <InMadeShop shop={shop} path={path}>
      <Pages />
    </InMadeShop>,
  );
  return shop;
}
