import { configure, render } from "@testing-library/react";
import { MemoryRouter, useLocation, type Location } from "react-router-dom";
import { AppRoot } from "../src/app/app-root.tsx";
import { createQueryClient } from "../src/app/query-client.ts";
import { matchPages, preloadPages } from "../src/app/matched-pages.ts";
import { Pages } from "../src/app/pages.tsx";
import { whoAmI } from "../src/features/auth/auth-api.ts";
import { createSessionStore } from "../src/features/auth/session-store.ts";
import { createCartStore } from "../src/features/cart/cart-store.ts";
import { loadWords, textsOf } from "../src/i18n/words.ts";
import { createApiClient } from "../src/lib/api-client.ts";

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 10_000 });

const origin = "http://localhost:3000";

await loadWords("ru", ["shell", "cart", "checkout", "orders", "account", "catalog", "product", "home"]);

export const t = textsOf("ru");

/** Opens a page of the whole shop in Russian, as the browser does after hydration. */
export async function openShop(path: string) {
  const session = createSessionStore(localStorage);
  const cart = createCartStore(localStorage);
  const queryClient = createQueryClient({ onSessionEnd: session.clear });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const fetch = (to: string, init: RequestInit) => globalThis.fetch(`${origin}${to}`, init);
  const api = createApiClient({ language: "ru", token: session.token, fetch });
  const place: { now: Location | null } = { now: null };
  function Watch() {
    place.now = useLocation();
    return null;
  }
  await preloadPages(matchPages(path));
  cart.start();
  void session.start(() => whoAmI(api));
  render(
    <AppRoot {...{ language: "ru", texts: t, api, queryClient, cart, session, head: { origin } }}>
      <MemoryRouter initialEntries={[path]}>
        <Watch />
        <Pages />
      </MemoryRouter>
    </AppRoot>,
  );
  return { place, cart, session, queryClient };
}
