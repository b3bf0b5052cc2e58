import { useLayoutEffect, type ReactNode } from "react";
import { MemoryRouter, useLocation, type Location } from "react-router";
import { AppRoot, type AppRootProps } from "../app/app-root.tsx";
import { createQueryClient } from "../app/query-client.ts";
import { whoAmI } from "../features/auth/session-api.ts";
import { createSessionStore } from "../features/auth/session-store.ts";
import { createCartStore } from "../features/cart/cart-store.ts";
import type { MessagePart } from "../i18n/texts.ts";
import { loadMessages, getTexts } from "../i18n/load-messages.ts";
import { createApiClient } from "../lib/api-client.ts";
import type { Language } from "../lib/language.ts";
import type { KeyValueStorage } from "../lib/storage.ts";

/** The messages of all pages; those of `layers` are loaded with the layers, as on the site. */
const pageMessages: readonly MessagePart[] = [
  "shell",
  "home",
  "catalog",
  "product",
  "reviews",
  "cart",
  "checkout",
  "orders",
  "dates",
  "payments",
  "account",
  "notifications",
  "profile",
  "settings",
  "wishlist",
  "compare",
  "admin",
  "list-views",
  "list-exports",
  "jobs",
  "marketplace-settings",
  "analytics",
  "overview",
  "moderation",
  "waiting",
  "contacts",
  "application",
  "applications",
  "selling",
  "dashboard",
  "figures",
  "finance",
  "admin-finance",
  "approvals",
  "shop-money",
  "audit",
  "shop-checklist",
  "shop-settings",
  "shop-team",
  "shop-admin",
  "product-admin",
  "order-admin",
  "payment-admin",
  "return-admin",
  "user-admin",
  "admin-team",
  "content-admin",
  "category-admin",
  "invitation",
  "store",
  "seller",
  "parcels",
  "calendar",
  "imports",
];

interface MadeShopOptions {
  language: Language;
  /** stores the cart and the session */
  storage: KeyValueStorage;
  /** prefix of API paths; needed where no document gives a base URL */
  origin?: string;
}

/** A shop as the browser sets it up, for tests and stories: its calls are answered by MSW. */
export interface MadeShop extends Omit<AppRootProps, "children"> {
  place: { readonly now: Location | null };
  /** updates `place` after a navigation */
  moved: (to: Location) => void;
}

export async function makeShop({ language, storage, origin = "" }: MadeShopOptions): Promise<MadeShop> {
  await loadMessages(language, pageMessages);
  const session = createSessionStore(storage);
  const cart = createCartStore(storage);
  const queryClient = createQueryClient({
    onSessionEnd: session.expire,
    onRankRefused: () => void session.refresh(() => whoAmI(api)),
  });
  // failures of a test must show at once
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const fetch = (to: string, init: RequestInit) => globalThis.fetch(`${origin}${to}`, init);
  const api = createApiClient({ language, token: session.token, fetch });
  const place: { now: Location | null } = { now: null };
  const moved = (to: Location): void => {
    place.now = to;
  };
  const texts = getTexts(language);
  return { language, texts, api, queryClient, cart, session, head: { origin }, place, moved };
}

/** What the browser does once the page is hydrated. */
export function startShop({ cart, session, api }: MadeShop): void {
  cart.start();
  void session.start(() => whoAmI(api));
}

export interface InMadeShopProps {
  shop: MadeShop;
  /** the initial path, including the language */
  path: string;
  children: ReactNode;
}

/** Provides the router and contexts that components and pages of the shop need. */
export function InMadeShop({ shop, path, children }: InMadeShopProps) {
  const { place: _place, moved, ...root } = shop;
  return (
    <AppRoot {...root}>
      <MemoryRouter initialEntries={[path]}>
        <Watch onMove={moved} />
        {children}
      </MemoryRouter>
    </AppRoot>
  );
}

function Watch({ onMove }: { onMove: (to: Location) => void }) {
  const location = useLocation();
  useLayoutEffect(() => onMove(location), [location, onMove]);
  return null;
}
