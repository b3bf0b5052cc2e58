import { onlineManager } from "@tanstack/react-query";
import { act, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { matchPages, preloadPages } from "../src/app/matched-pages.ts";
import { Pages } from "../src/app/pages.tsx";
import { InMadeShop, makeShop, startShop } from "../src/harness/made-shop.tsx";
import { getTexts } from "../src/i18n/load-messages.ts";
import "./print-once.ts";

// a longer timeout for busy machines
configure({ asyncUtilTimeout: 10_000 });

export const t = getTexts("ru");

const settings = { language: "ru", origin: "http://localhost:3000" } as const;

/** Opens a page of the shop in Russian, as after hydration. */
export async function openShop(path: string) {
  const shop = await makeShop({ ...settings, storage: localStorage });
  await preloadPages(matchPages(path.replace(/[?#].*$/, "")));
  startShop(shop);
  // a page of a panel is loaded while it is rendered, and React goes on only after an awaited `act`
  await act(async () =>
    render(
      <InMadeShop shop={shop} path={path}>
        <Pages />
      </InMadeShop>,
    ),
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

/** Runs `part` without a network, until it calls `comeBack`. */
export async function withoutNetwork(part: (comeBack: () => void) => Promise<void>) {
  onlineManager.setOnline(false);
  try {
    await part(() => act(() => onlineManager.setOnline(true)));
  } finally {
    onlineManager.setOnline(true);
  }
}
