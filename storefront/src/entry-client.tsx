import { hydrate } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import "./app/styles.css";
import { AppRoot } from "./app/app-root.tsx";
import { followStoredLanguage } from "./app/follow-stored-language.ts";
import { pageStateId, type PageState } from "./app/page-state.ts";
import { clearOnUserChange } from "./app/clear-on-user-change.ts";
import { registerWorker } from "./app/offline-worker.ts";
import { createQueryClient } from "./app/query-client.ts";
import { Pages } from "./app/pages.tsx";
import { matchPages, preloadPages } from "./app/matched-pages.ts";
import { whoAmI } from "./features/auth/session-api.ts";
import { createSessionStore } from "./features/auth/session-store.ts";
import { createCartStore } from "./features/cart/cart-store.ts";
import { getTexts } from "./i18n/load-messages.ts";
import { createApiClient } from "./lib/api-client.ts";
import { listenToHistorySteps } from "./lib/history-steps.ts";
import { splitLanguage } from "./lib/language.ts";
import { openStorage } from "./lib/storage.ts";
import { addStyleLinks } from "./lib/styles-in-place.ts";
import { VIEW_HASH } from "./lib/view-tab.ts";

async function start(): Promise<void> {
  const { language } = splitLanguage(window.location.pathname);
  // rare, so first visits do not load its code
  if (window.location.hash.startsWith(VIEW_HASH)) (await import("./lib/open-view.ts")).takeViewFromAddress();
  const storage = openStorage("localStorage");
  if (followStoredLanguage(storage)) return;
  addStyleLinks();
  listenToHistorySteps();
  const element = document.getElementById(pageStateId);
  const state = JSON.parse(element?.textContent ?? "{}") as PageState;
  await preloadPages(matchPages(window.location.pathname));

  const session = createSessionStore(storage);
  const cart = createCartStore(storage);
  const queryClient = createQueryClient({
    onSessionEnd: session.expire,
    onRankRefused: () => void session.refresh(() => whoAmI(api)),
  });
  // only the query cache decides what is fresh; the HTTP cache would add stale seconds
  const fetch = (path: string, init: RequestInit) => window.fetch(path, { ...init, cache: "no-cache" });
  const api = createApiClient({ language, token: session.token, fetch });
  hydrate(queryClient, state.queries);

  const texts = getTexts(language);
  const head = { origin: state.origin };
  // hydration as a transition is interruptible, so the browser can scroll and handle input
  startTransition(() => {
    hydrateRoot(
      document.getElementById("root")!,
      <AppRoot
        language={language}
        texts={texts}
        api={api}
        queryClient={queryClient}
        cart={cart}
        session={session}
        head={head}
      >
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </AppRoot>,
    );
  });

  cart.start();
  void session.start(() => whoAmI(api));
  clearOnUserChange(session.state, queryClient);
  registerWorker();
}

void start();
