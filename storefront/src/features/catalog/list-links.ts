import type { ListState } from "./list-state.ts";

/** Address of a list in another state; defined by the page. */
export type ListAddress = (state: ListState) => string;

/** Changes a filter and returns to the first page. */
export function narrowed(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, ...change, page: 1 };
}
