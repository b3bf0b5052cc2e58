import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";
import type { LoaderInput, RequestContext } from "./request-context.ts";
import { routes, type RedirectHandle, type RouteHandle } from "./routes.tsx";

/** Shell and page of an address, outermost first. */
interface MatchedPages {
  pages: RouteHandle[];
  /** address to redirect to */
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

export function matchPages(pathname: string, search = ""): MatchedPages {
  const matches = matchRoutes(routes, { pathname }) ?? [];
  const handles = matches.map(getHandle);
  return {
    pages: handles.filter((handle): handle is RouteHandle => handle.file !== undefined),
    redirect: getRedirect(handles, new URLSearchParams(search)),
    params: matches.at(-1)?.params ?? {},
  };
}

/** Loads code and messages of the pages, so that they can be rendered at once. */
export async function preloadPages({ pages }: MatchedPages): Promise<void> {
  await Promise.all(pages.map(({ preload }) => preload()));
}

export async function loadPages(
  { pages, params }: MatchedPages,
  search: string,
  context: RequestContext,
): Promise<void> {
  const input: LoaderInput = { ...context, params, search: new URLSearchParams(search) };
  await Promise.all(pages.map(({ load }) => load?.(input)));
}
