import { onlineManager } from "@tanstack/react-query";
import { act, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { matchPages, preloadPages } from "../src/app/matched-pages.ts";
import { Pages } from "../src/app/pages.tsx";
import { InMadeShop, makeShop, startShop } from "../src/harness/made-shop.tsx";
import { getTexts } from "../src/i18n/load-messages.ts";
import "./print-once.ts";

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 10_000 });

export const t = getTexts("ru");

const settings = { language: "ru", origin: "http://localhost:3000" } as const;

/** Opens a page of the whole shop in Russian, as the browser does after hydration. */
export async function openShop(path: string) {
  const shop = await makeShop({ ...settings, storage: localStorage });
  await preloadPages(matchPages(path.replace(/[?#].*$/, "")));
  startShop(shop);
  render(
    <InMadeShop shop={shop} path={path}>
      <Pages />
    </InMadeShop>,
  );
  return shop;
}

export async function openPart(part: ReactNode, path = "/") {
  const shop = await makeShop({ ...settings, storage: localStorage });
  startShop(shop);
  render(
    <InMadeShop shop={shop} path={path}>
      {part}
    </InMadeShop>,
  );
  return shop;
}

/** What `part` of a test sees without a network, until it lets the network come back. */
export async function withoutNetwork(part: (comeBack: () => void) => Promise<void>) {
  onlineManager.setOnline(false);
  try {
    await part(() => act(() => onlineManager.setOnline(true)));
  } finally {
    onlineManager.setOnline(true);
  }
}
