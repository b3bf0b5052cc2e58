import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../lib/api-client.ts";

/** What a loader works with: per request on the server, per page in the browser. */
export interface RequestContext {
  queryClient: QueryClient;
  api: ApiClient;
  /** the server waits for the data and puts it into the page; the browser shows skeletons meanwhile */
  wait: boolean;
  /** sets the HTTP status of the page; does nothing in the browser */
  setStatus: (status: number) => void;
}

export interface LoaderInput extends RequestContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Asks for the data of a page: only fills the query cache, pages read the same queries. */
export type Loader = (input: LoaderInput) => Promise<void>;
