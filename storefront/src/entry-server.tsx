import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import "./app/styles.css";
import { AppRoot } from "./app/app-root.tsx";
import type { HeadSink, PageHeadValues } from "./app/head-context.ts";
import { headLinks } from "./app/page-head.tsx";
import type { PageState } from "./app/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { Pages } from "./app/pages.tsx";
import { loadPages, matchPages, preloadPages } from "./app/matched-pages.ts";
import { unknownAddress } from "./app/unknown-address.ts";
import { createCartStore } from "./features/cart/cart-store.ts";
import { createSessionStore } from "./features/auth/session-store.ts";
import { getTexts } from "./i18n/load-messages.ts";
import { createApiClient } from "./lib/api-client.ts";
import { LazyIslands } from "./lib/lazy-island.tsx";
import { splitLanguage, type Language } from "./lib/language.ts";

interface RenderInput {
  url: string;
  /** public origin of the shop */
  origin: string;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** waits until this page may use the processor */
  turn: () => Promise<void>;
}

export interface RenderedPage {
  status: number;
  language: Language;
  head: PageHeadValues & { links: ReturnType<typeof headLinks> };
  /** HTML of `#root` */
  body: string;
  state: PageState;
  /** source modules whose code, styles and messages the page needs first */
  files: string[];
  /** source modules whose styles are needed with the page and whose code is loaded after it */
  lazyFiles?: string[];
}

type RenderResult =
  | { kind: "page"; page: RenderedPage }
  | { kind: "redirect"; status: number; location: string };

// on the server there is no session and the cart is empty: both are in the browser
const cart = createCartStore(null);
const session = createSessionStore(null);

/** Renders a page for a guest, with its data. Throws when a page throws. */
export async function render({ url, origin, fetch, turn }: RenderInput): Promise<RenderResult> {
  // concatenated, since `new URL("//host", origin)` would be a page of that host
  const address = new URL(`${origin}${url}`);
  const { language } = splitLanguage(address.pathname);
  const matched = matchPages(address.pathname, address.search);
  if (matched.redirect) return { kind: "redirect", status: 301, location: matched.redirect };
  const queryClient = createQueryClient();
  const api = createApiClient({ language, token: () => null, fetch });
  let status = 200;
  const setStatus = (value: number) => (status = value);
  await Promise.all([
    preloadPages(matched),
    loadPages(matched, address.search, { queryClient, api, wait: true, setStatus }),
  ]);

  await turn();
  const texts = getTexts(language);
  let head: PageHeadValues = { title: texts("shop.name"), description: "", index: false };
  const sink: HeadSink = { origin, set: (values) => (head = values) };
  const lazyFiles = new Set<string>();
  const body = renderToString(
    <LazyIslands value={(file) => lazyFiles.add(file)}>
      <AppRoot
        language={language}
        texts={texts}
        api={api}
        queryClient={queryClient}
        cart={cart}
        session={session}
        head={sink}
      >
        <StaticRouter location={address.pathname + address.search}>
          <Pages />
        </StaticRouter>
      </AppRoot>
    </LazyIslands>,
  );
  const { pathname, search } = address;
  const page: RenderedPage = {
    status,
    language,
    head: { ...head, links: head.index ? headLinks(origin, head.canonical ?? pathname, search) : [] },
    body,
    state: {
      queries: dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== "pending" }),
      origin,
    },
    files: matched.pages.flatMap(({ file, messages, more = [] }) => [
      file,
      ...more,
      ...messages.map((part) => `src/i18n/${part}/${language}.json`),
    ]),
    lazyFiles: [...lazyFiles],
  };
  queryClient.clear();
  return { kind: "page", page };
}

export { unknownAddress };
