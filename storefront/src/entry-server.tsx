import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router-dom";
import "./app/styles.css";
import { AppRoot } from "./app/app-root.tsx";
import type { HeadSink, PageHeadValues } from "./app/head-context.ts";
import { headLinks } from "./app/page-head.tsx";
import type { PageState } from "./app/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { requestContext } from "./app/request-context.ts";
import { routes, type RouteHandle } from "./app/routes.tsx";
import { createCartStore } from "./features/cart/cart-store.ts";
import { createSessionStore } from "./features/auth/session-store.ts";
import en from "./i18n/en.json";
import ru from "./i18n/ru.json";
import { createTexts } from "./i18n/texts.ts";
import uz from "./i18n/uz.json";
import { createApiClient } from "./lib/api-client.ts";
import { splitLanguage, type Language } from "./lib/language.ts";

export interface RenderInput {
  /** path and query */
  url: string;
  /** public address of the shop without a path */
  origin: string;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

export interface RenderedPage {
  status: number;
  language: Language;
  head: PageHeadValues & { links: ReturnType<typeof headLinks> };
  /** HTML for inside `#root` */
  body: string;
  state: PageState;
  /** source modules whose code and styles the page needs first */
  files: string[];
}

export type RenderResult =
  { kind: "page"; page: RenderedPage } | { kind: "redirect"; status: number; location: string };

const handler = createStaticHandler(routes, { future: { v8_middleware: true } });

const texts = { ru: createTexts("ru", ru), uz: createTexts("uz", uz), en: createTexts("en", en) };

// Nobody is signed in and nothing is in a cart while the server renders: both live in the browser.
const cart = createCartStore(null);
const session = createSessionStore(null);

/** Renders a page as a guest sees it, with its data. Throws when a page breaks. */
export async function render({ url, origin, fetch }: RenderInput): Promise<RenderResult> {
  // joined by hand: `new URL("//host", origin)` would be a page of that host
  const address = new URL(`${origin}${url}`);
  const { language } = splitLanguage(address.pathname);
  const queryClient = createQueryClient();
  const api = createApiClient({ language, token: () => null, fetch });
  let status = 200;
  const provider = new RouterContextProvider();
  provider.set(requestContext, { queryClient, api, wait: true, setStatus: (value) => (status = value) });

  const context = await handler.query(new Request(address), { requestContext: provider });
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("location") ?? "/" };
  }
  const broken = Object.values(context.errors ?? {})[0];
  if (broken) throw broken;

  let head: PageHeadValues = { title: texts[language]("shop.name"), description: "", index: false };
  const sink: HeadSink = { origin, set: (values) => (head = values) };
  const body = renderToString(
    <AppRoot {...{ language, texts: texts[language], api, queryClient, cart, session, head: sink }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
  );
  const { pathname, search } = context.location;
  const page: RenderedPage = {
    status,
    language,
    head: { ...head, links: head.index ? headLinks(origin, pathname, search) : [] },
    body,
    state: {
      queries: dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== "pending" }),
      loaderData: context.loaderData as Record<string, null>,
      origin,
    },
    files: context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.file ?? []),
  };
  queryClient.clear();
  return { kind: "page", page };
}
