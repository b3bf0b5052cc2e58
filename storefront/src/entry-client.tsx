import { hydrate } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from "react-router-dom";
import "./app/styles.css";
import { AppRoot } from "./app/app-root.tsx";
import { followStoredLanguage } from "./app/follow-stored-language.ts";
import { pageStateId, type PageState } from "./app/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { requestContext } from "./app/request-context.ts";
import { routes } from "./app/routes.tsx";
import { whoAmI } from "./features/auth/auth-api.ts";
import { createSessionStore } from "./features/auth/session-store.ts";
import { createCartStore } from "./features/cart/cart-store.ts";
import { createTexts, type MessageTree } from "./i18n/texts.ts";
import { createApiClient } from "./lib/api-client.ts";
import { splitLanguage } from "./lib/language.ts";
import { openStorage } from "./lib/storage.ts";

const messages = import.meta.glob<{ default: MessageTree }>("./i18n/*.json");

/** A lazy route that matches has to be whole before the router is made, or the server's HTML is thrown away. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const { language } = splitLanguage(window.location.pathname);
  const storage = openStorage("localStorage");
  if (followStoredLanguage(storage)) return;
  const element = document.getElementById(pageStateId);
  const state = JSON.parse(element?.textContent ?? "{}") as PageState;
  const [words] = await Promise.all([messages[`./i18n/${language}.json`]?.(), loadMatchedRoutes()]);

  const session = createSessionStore(storage);
  const cart = createCartStore(storage);
  const queryClient = createQueryClient({ onSessionEnd: session.clear });
  // the query cache decides what is fresh; the browser's own would add stale seconds to it
  const fetch = (path: string, init: RequestInit) => window.fetch(path, { ...init, cache: "no-cache" });
  const api = createApiClient({ language, token: session.token, fetch });
  hydrate(queryClient, state.queries);

  const provider = new RouterContextProvider();
  provider.set(requestContext, { queryClient, api, wait: false, setStatus: () => undefined });
  const router = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => provider,
    hydrationData: { loaderData: state.loaderData },
  });

  const texts = createTexts(language, words?.default ?? {});
  const head = { origin: state.origin };
  hydrateRoot(
    document.getElementById("root")!,
    <AppRoot {...{ language, texts, api, queryClient, cart, session, head }}>
      <RouterProvider router={router} />
    </AppRoot>,
  );

  cart.start();
  void session.start(() => whoAmI(api));
  session.state.subscribe(() => {
    // what one person saw is not for the next one
    if (!session.state.get().user) queryClient.removeQueries({ queryKey: ["orders"] });
  });
}

void start();
