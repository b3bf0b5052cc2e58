import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../lib/api-client.ts";

/** Context of a loader: per request on the server, per page in the browser. */
export interface RequestContext {
  queryClient: QueryClient;
  api: ApiClient;
  /** true on the server, which renders the data; the browser shows skeletons meanwhile */
  wait: boolean;
  /** sets the HTTP status of the page; does nothing in the browser */
  setStatus: (status: number) => void;
}

export interface LoaderInput extends RequestContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Fills the query cache with the data of a page; pages use the same queries. */
export type Loader = (input: LoaderInput) => Promise<void>;
