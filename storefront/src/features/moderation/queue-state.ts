import type {
  ModerationDecision,
  ModerationItem,
  NewModerationDecision,
} from "@bezak/contract/moderation.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";

export type ItemDecision = Pick<NewModerationDecision, "outcome" | "reasons" | "words">;

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
  /** the reasons last given for each item: they are offered again when its rejection has failed or is undone */
  given: ReadonlyMap<string, ItemDecision>;
}

export const untouched: QueueState = {
  removed: new Set(),
  current: new Map(),
  problems: new Map(),
  given: new Map(),
};

export type QueueChange =
  | { do: "remove"; id: string; decision?: ItemDecision }
  | { do: "restore"; id: string; item: ModerationItem | null }
  | { do: "report"; id: string; problem: Problem; item: ModerationItem | null }
  /** the list was loaded again; what was removed before that is no longer in it, unless it waits again */
  | { do: "reload"; removed: ReadonlySet<string> };

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
        given: change.decision ? new Map([...state.given, [change.id, change.decision]]) : state.given,
      };
    }
    case "restore":
      return {
        ...state,
        removed: withoutId(state.removed, change.id),
        current: withItem(state, change.id, change.item),
        problems: without(state.problems, change.id),
      };
    case "report":
      return {
        ...state,
        removed: withoutId(state.removed, change.id),
        current: withItem(state, change.id, change.item),
        problems: new Map([...state.problems, [change.id, change.problem]]),
      };
    case "reload":
      return {
        ...untouched,
        removed: new Set([...state.removed].filter((id) => !change.removed.has(id))),
        given: state.given,
      };
  }
}

/** The loaded items as they are now, in the sequence in which they wait. */
export const shownItems = (
  items: readonly ModerationItem[],
  { removed, current }: QueueState,
): ModerationItem[] => items.filter(({ id }) => !removed.has(id)).map((item) => current.get(item.id) ?? item);

/** Numbers of the kinds that an administrator decides about. */
export type KindCounts = Readonly<Partial<Record<ModerationKind, number>>>;

/** How many of each kind wait, after what was decided here. */
export function shownCounts(
  counts: KindCounts,
  items: readonly ModerationItem[],
  { removed, problems }: QueueState,
): KindCounts {
  const gone = items.filter(({ id }) => removed.has(id) || problems.get(id)?.kind === "decided");
  return Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [
      kind,
      Math.max(0, count - gone.filter((one) => one.kind === kind).length),
    ]),
  );
}

/** Where the focus goes when this item leaves the list: to the next one, else to the one before. */
export function neighbourOf(items: readonly ModerationItem[], id: string): string | null {
  const at = items.findIndex((item) => item.id === id);
  return items[at + 1]?.id ?? items[at - 1]?.id ?? null;
}
