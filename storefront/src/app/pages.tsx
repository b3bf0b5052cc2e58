import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useRoutes } from "react-router";
import { useApi } from "../lib/api-context.ts";
import { announcePageChange } from "../lib/hydrate-when-visible.ts";
import { splitLanguage } from "../lib/language.ts";
import { markMounted } from "../lib/mark-mounted.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { isViewing } from "../lib/view-tab.ts";
import { FailureBoundary } from "./failure-boundary.tsx";
import { loadPages, matchPages } from "./matched-pages.ts";
import { routes } from "./routes.tsx";
import { ScrollRestoration } from "./scroll-restoration.tsx";

// if its code cannot be loaded, no page is shown that an administrator could take for their own
const ViewBanner = lazy(() => import("./view-banner.tsx"));

/** A component of its own: what renders the page again before its islands are hydrated empties them. */
function ViewPart() {
  const { pathname } = useLocation();
  if (!useHydrated() || !isViewing()) return null;
  return (
    <Suspense>
      <ViewBanner language={splitLanguage(pathname).language} />
    </Suspense>
  );
}

/**
 * The page of the address. react-router navigates in a transition, so the former page stays until the next one's code
 * is loaded; its data is requested here at the same time.
 */
export function Pages() {
  const location = useLocation();
  const queryClient = useQueryClient();
  const api = useApi();
  const page = useRoutes(routes);
  const address = location.pathname + location.search;
  const [current, setCurrent] = useState(address);
  if (current !== address) {
    setCurrent(address);
    announcePageChange();
    const context = { queryClient, api, wait: false, setStatus: () => undefined };
    void loadPages(matchPages(location.pathname), location.search, context);
  }
  useEffect(() => markMounted(document.getElementById("root")), []);
  return (
    <FailureBoundary address={location.key}>
      {page}
      <ViewPart />
      <ScrollRestoration />
    </FailureBoundary>
  );
}
