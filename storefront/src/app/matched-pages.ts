import { matchRoutes, type RouteMatch, type RouteObject } from "react-router-dom";
import type { LoaderInput, RequestContext } from "./request-context.ts";
import { routes, type RedirectHandle, type RouteHandle } from "./routes.tsx";

/** The shell and the page an address shows, outermost first. */
interface MatchedPages {
  pages: RouteHandle[];
  /** where the address leads instead */
  redirect: string | null;
  params: LoaderInput["params"];
}

const getHandle = (match: RouteMatch<string, RouteObject>) =>
  (match.route.handle ?? {}) as Partial<RouteHandle & RedirectHandle>;

function getRedirect(handles: readonly Partial<RouteHandle & RedirectHandle>[], search: URLSearchParams) {
  for (const { redirect, elsewhere } of handles) {
    const to = redirect ?? elsewhere?.(search);
    if (to) return to;
  }
  return null;
}

/** Finds what an address shows. */
export function matchPages(pathname: string, search = ""): MatchedPages {
  const matches = matchRoutes(routes, { pathname }) ?? [];
  const handles = matches.map(getHandle);
  return {
    pages: handles.filter((handle): handle is RouteHandle => handle.file !== undefined),
    redirect: getRedirect(handles, new URLSearchParams(search)),
    params: matches.at(-1)?.params ?? {},
  };
}

/** Brings code and words of what an address shows, so that it can be rendered at once. */
export async function preloadPages({ pages }: MatchedPages): Promise<void> {
  await Promise.all(pages.map(({ preload }) => preload()));
}

/** Asks for the data of what an address shows. */
export async function loadPages(
  { pages, params }: MatchedPages,
  search: string,
  context: RequestContext,
): Promise<void> {
  const input: LoaderInput = { ...context, params, search: new URLSearchParams(search) };
  await Promise.all(pages.map(({ load }) => load?.(input)));
}
