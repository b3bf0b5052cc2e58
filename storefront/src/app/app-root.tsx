import { ToastProvider } from "@bezak/ui-kit";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, useState, type ReactNode } from "react";
import { CartContext, type CartStore } from "../features/cart/cart-store.ts";
import { createFavoriteStore, FavoriteContext } from "../features/favorites/favorite-store.ts";
import { SessionContext, type SessionStore } from "../features/auth/session-store.ts";
import type { Texts } from "../i18n/texts.ts";
import { TextsProvider } from "../i18n/texts-context.tsx";
import type { ApiClient } from "../lib/api-client.ts";
import { ApiContext } from "../lib/api-context.ts";
import type { Language } from "../lib/language.ts";
import { HeadContext, type HeadSink } from "./head-context.ts";

export interface AppRootProps {
  language: Language;
  texts: Texts;
  api: ApiClient;
  queryClient: QueryClient;
  cart: CartStore;
  session: SessionStore;
  head: HeadSink;
  children: ReactNode;
}

/** All contexts around the router, the same on the server and in the browser. */
export function AppRoot(props: AppRootProps) {
  const { language, texts, api, queryClient, cart, session, head, children } = props;
  const [favorites] = useState(createFavoriteStore);
  return (
    <StrictMode>
      <TextsProvider language={language} t={texts}>
        <ApiContext value={api}>
          <QueryClientProvider client={queryClient}>
            <SessionContext value={session}>
              <CartContext value={cart}>
                <FavoriteContext value={favorites}>
                  <HeadContext value={head}>
                    <ToastProvider label={texts("common.messages")} closeLabel={texts("common.close")}>
                      {children}
                    </ToastProvider>
                  </HeadContext>
                </FavoriteContext>
              </CartContext>
            </SessionContext>
          </QueryClientProvider>
        </ApiContext>
      </TextsProvider>
    </StrictMode>
  );
}
