import { contentStates, type ContentState } from "./content-state.ts";

/** The state that the list shows; null for all. */
export const parseContentState = (search: URLSearchParams): ContentState | null =>
  contentStates.find((state) => state === search.get("state")) ?? null;

export const contentSearch = (state: ContentState | null): string =>
  state === null ? "" : `?state=${state}`;
