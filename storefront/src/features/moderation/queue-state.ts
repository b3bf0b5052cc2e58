import type { ModerationDecision, ModerationItem } from "@bezak/contract/moderation.ts";
import { moderationKinds, type ModerationKind } from "@bezak/contract/moderation-rules.ts";

/** Why an item that was decided here is back in the list. */
export type Problem =
  | { kind: "decided"; decision: ModerationDecision | null }
  | { kind: "stale" }
  | { kind: "failed"; error: unknown };

/** What was done here since the list was loaded. */
export interface QueueState {
  removed: ReadonlySet<string>;
  /** newer versions of loaded items */
  current: ReadonlyMap<string, ModerationItem>;
  problems: ReadonlyMap<string, Problem>;
}

export const untouched: QueueState = { removed: new Set(), current: new Map(), problems: new Map() };

export type QueueChange =
  | { do: "remove"; id: string }
  | { do: "restore"; id: string; item: ModerationItem | null }
  | { do: "report"; id: string; problem: Problem; item: ModerationItem | null }
  | { do: "reset" };

const without = <V>(map: ReadonlyMap<string, V>, id: string) =>
  new Map([...map].filter(([key]) => key !== id));

const withItem = (state: QueueState, id: string, item: ModerationItem | null) =>
  item ? new Map([...state.current, [id, item]]) : state.current;

const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

export function changeQueue(state: QueueState, change: QueueChange): QueueState {
  switch (change.do) {
    case "remove": {
      // what others have decided goes with the next own decision
      const notices = [...state.problems].filter(([, { kind }]) => kind === "decided").map(([id]) => id);
      const problems = [...state.problems].filter(([id]) => id !== change.id && !notices.includes(id));
      return {
        ...state,
        removed: new Set([...state.removed, change.id, ...notices]),
        problems: new Map(problems),
      };
    }
    case "restore":
      return {
        removed: withoutId(state.removed, change.id),
        current: withItem(state, change.id, change.item),
        problems: without(state.problems, change.id),
      };
    case "report":
      return {
        removed: withoutId(state.removed, change.id),
        current: withItem(state, change.id, change.item),
        problems: new Map([...state.problems, [change.id, change.problem]]),
      };
    case "reset":
      return untouched;
  }
}

/** The loaded items as they are now, in the sequence in which they wait. */
export const shownItems = (
  items: readonly ModerationItem[],
  { removed, current }: QueueState,
): ModerationItem[] => items.filter(({ id }) => !removed.has(id)).map((item) => current.get(item.id) ?? item);

/** How many of each kind wait, after what was decided here. */
export function shownCounts(
  counts: Readonly<Record<ModerationKind, number>>,
  items: readonly ModerationItem[],
  { removed, problems }: QueueState,
): Record<ModerationKind, number> {
  const gone = items.filter(({ id }) => removed.has(id) || problems.get(id)?.kind === "decided");
  return Object.fromEntries(
    moderationKinds.map((kind) => [
      kind,
      Math.max(0, counts[kind] - gone.filter((one) => one.kind === kind).length),
    ]),
  ) as Record<ModerationKind, number>;
}

/** Where the focus goes when this item leaves the list: to the next one, else to the one before. */
export function neighbourOf(items: readonly ModerationItem[], id: string): string | null {
  const at = items.findIndex((item) => item.id === id);
  return items[at + 1]?.id ?? items[at - 1]?.id ?? null;
}
