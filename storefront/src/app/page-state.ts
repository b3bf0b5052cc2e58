import type { DehydratedState } from "@tanstack/react-query";

/** What the server tells the browser about the page it rendered, as JSON in the document. */
export interface PageState {
  queries: DehydratedState;
  origin: string;
}

/** Id of the script element that holds it. */
export const pageStateId = "page-state";
