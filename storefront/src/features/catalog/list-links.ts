import type { ListState } from "./list-state.ts";

/** Address of a list in another state; made by the page, which knows where the list lives. */
export type ListAddress = (state: ListState) => string;

/** A filter changes what there is to see, so the pages start anew. */
export function narrowed(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, ...change, page: 1 };
}
