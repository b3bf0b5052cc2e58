import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useRoutes } from "react-router";
import { useApi } from "../lib/api-context.ts";
import { announcePageChange } from "../lib/hydrate-when-visible.ts";
import { markMounted } from "../lib/mark-mounted.ts";
import { FailureBoundary } from "./failure-boundary.tsx";
import { loadPages, matchPages } from "./matched-pages.ts";
import { routes } from "./routes.tsx";
import { ScrollRestoration } from "./scroll-restoration.tsx";

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
      <ScrollRestoration />
    </FailureBoundary>
  );
}
