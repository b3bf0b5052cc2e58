import { configure, render } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router-dom";
import { AppRoot } from "../src/app/app-root.tsx";
import { createQueryClient } from "../src/app/query-client.ts";
import { requestContext } from "../src/app/request-context.ts";
import { routes } from "../src/app/routes.tsx";
import { whoAmI } from "../src/features/auth/auth-api.ts";
import { createSessionStore } from "../src/features/auth/session-store.ts";
import { createCartStore } from "../src/features/cart/cart-store.ts";
import ru from "../src/i18n/ru.json";
import { createTexts } from "../src/i18n/texts.ts";
import { createApiClient } from "../src/lib/api-client.ts";

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 10_000 });

const origin = "http://localhost:3000";

export const t = createTexts("ru", ru);

/** Opens a page of the whole shop in Russian, as the browser does after hydration. */
export function openShop(path: string) {
  const session = createSessionStore(localStorage);
  const cart = createCartStore(localStorage);
  const queryClient = createQueryClient({ onSessionEnd: session.clear });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const fetch = (to: string, init: RequestInit) => globalThis.fetch(`${origin}${to}`, init);
  const api = createApiClient({ language: "ru", token: session.token, fetch });
  const provider = new RouterContextProvider();
  provider.set(requestContext, { queryClient, api, wait: false, setStatus: () => undefined });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () => provider,
  });
  cart.start();
  void session.start(() => whoAmI(api));
  render(
    <AppRoot {...{ language: "ru", texts: t, api, queryClient, cart, session, head: { origin } }}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { router, cart, session, queryClient };
}
