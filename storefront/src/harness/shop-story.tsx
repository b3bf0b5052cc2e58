import { createConfirmation } from "../lib/confirmation.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { MswApi } from "msw-storybook-addon/types";
import type { ComponentType } from "react";
import "../app/styles.css";
import { writeSession } from "../features/auth/session-storage.ts";
import type { CartLine } from "../features/cart/cart-reducer.ts";
import { writeCart } from "../features/cart/cart-storage.ts";
import { defaultLanguage, inLanguage, isLanguage } from "../lib/language.ts";
import { memoryStorage } from "../lib/storage.ts";
import { resetApprovals } from "../mocks/approval-handlers.ts";
import { resetFavorites } from "../mocks/favorites-handlers.ts";
import { handlers } from "../mocks/handlers.ts";
import { token } from "../mocks/people-handlers.ts";
import { InMadeShop, makeShop, startShop, type MadeShop } from "./made-shop.tsx";

type Named = Record<string, unknown>;

interface Scene {
  /** without the language, which the toolbar chooses */
  path?: string;
  cart?: readonly CartLine[];
  /** the signed-in user; null overrides the user of the file's other stories */
  person?: User | null;
}

/** Keys that earlier stories leave behind; the rest of the storage belongs to Storybook. */
const remembered = [
  "recentSearches",
  "recent",
  "cart-quote",
  "checkout",
  "compare",
  "favorites",
  "seller-product-drafts",
];

/** Parameters of a story. */
export const scene = (scene: Scene) => ({ shop: scene });

/** The running story's shop, for its play function. */
export const getShop = (context: { loaded: Named }) => context.loaded["shop"] as MadeShop;

const getScene = (parameters: Named) => (parameters["shop"] ?? {}) as Scene;

async function openScene({ globals, parameters }: { globals: Named; parameters: Named }) {
  const { cart = [], person } = getScene(parameters);
  const language: unknown = globals["language"];
  const storage = memoryStorage();
  writeCart(storage, cart);
  if (person) writeSession(storage, token, person);
  const shop = await makeShop({ language: isLanguage(language) ? language : defaultLanguage, storage });
  // a password confirmation is stored already; the story about the password prompt drops it
  shop.api.confirming.current = createConfirmation();
  shop.api.confirming.current.settle("mock-proof");
  return { shop };
}

function withShop(Story: ComponentType, { loaded, parameters }: { loaded: Named; parameters: Named }) {
  const shop = getShop({ loaded });
  const { path = "/" } = getScene(parameters);
  return (
    <div lang={shop.language}>
      <InMadeShop key={shop.language} shop={shop} path={inLanguage(path, shop.language)}>
        <Story />
      </InMadeShop>
    </div>
  );
}

/** Spread into the meta of a story: renders it in a shop of its own, whose API is mocked. */
export const inShop = {
  loaders: [openScene],
  decorators: [withShop],
  beforeEach({ msw, loaded }: { msw: MswApi; loaded: Named }) {
    for (const key of remembered) localStorage.removeItem(key);
    resetFavorites();
    resetApprovals();
    msw.use(...handlers);
    startShop(getShop({ loaded }));
  },
};
