import type { DehydratedState } from "@tanstack/react-query";

/** Data of a rendered page that the server passes to the browser as JSON. */
export interface PageState {
  queries: DehydratedState;
  origin: string;
}

/** Id of the script element that contains it. */
export const pageStateId = "page-state";
