import type { QueryClient } from "@tanstack/react-query";
import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from "react-router-dom";
import type { ApiClient } from "../lib/api-client.ts";

/** What loaders work with: per request on the server, per page in the browser. */
export interface RequestContext {
  queryClient: QueryClient;
  api: ApiClient;
  /** the server waits for the data and puts it into the page; the browser shows skeletons meanwhile */
  wait: boolean;
  /** sets the HTTP status of the page; does nothing in the browser */
  setStatus: (status: number) => void;
}

export const requestContext = createContext<RequestContext>();

/** react-router types `context` by its flag for version 8, which we set. */
export function contextOf({ context }: Pick<LoaderFunctionArgs, "context">): RequestContext {
  return (context as RouterContextProvider).get(requestContext);
}
