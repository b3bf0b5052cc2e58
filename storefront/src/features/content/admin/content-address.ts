import { contentStates, type ContentState } from "./content-state.ts";

/** Value of `state` for what was deleted. */
export const deletedState = "deleted" as const;

/** Value of `state` for the calendar. */
export const calendarState = "calendar" as const;

/** What the list shows: one state, what was deleted, a calendar of all, or all that there is (null). */
export type ShownState = ContentState | typeof deletedState | typeof calendarState | null;

/** What the list shows. */
export const parseContentState = (search: URLSearchParams): ShownState =>
  [...contentStates, deletedState, calendarState].find((state) => state === search.get("state")) ?? null;

export const contentSearch = (state: ShownState): string => (state === null ? "" : `?state=${state}`);
