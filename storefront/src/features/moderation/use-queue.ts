import type { ModerationItem, ModerationResult } from "@bezak/contract/moderation.ts";
import { moderationMoves, moderationTimes } from "@bezak/contract/moderation-rules.ts";
import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { decideItem, queueKey, undoDecision } from "./moderation-api.ts";
import {
  changeQueue,
  neighbourOf,
  shownItems,
  untouched,
  type ItemDecision,
  type Problem,
  type QueueChange,
  type QueueState,
} from "./queue-state.ts";

const detailsOf = (error: unknown) =>
  (error as { details?: { current?: ModerationResult } }).details?.current ?? { decision: null, item: null };

function toProblem(error: unknown): Problem {
  if (hasCode(error, "already_decided")) return { kind: "decided", decision: detailsOf(error).decision };
  return hasCode(error, "stale_version") ? { kind: "stale" } : { kind: "failed", error };
}

/** Which of the two decisions about an item this is: the first is that of the key `a`. */
export const isFirst = ({ kind }: Pick<ModerationItem, "kind">, { outcome }: Pick<ItemDecision, "outcome">) =>
  moderationMoves[kind][0] === outcome;

/** The key of an item's texts: decisions about a hidden product mean something else than about a shown one. */
export const textKey = ({ kind, product }: Pick<ModerationItem, "kind" | "product">) =>
  product && product.hiddenReason !== null ? "hidden" : kind;

/** A decision that can be undone, by its row. */
interface MadeDecision {
  decisionId: string;
  /** the message that offers it */
  message: number;
}

/** A decision whose answer may not be there yet. */
interface LatestDecision {
  item: ModerationItem;
  made: Promise<MadeDecision | null>;
}

/** What was done in the list of this name. */
interface ListState {
  list: string;
  state: QueueState;
}

/** What was decided in one list does not reach another one; the reasons that were given do. */
function changeList(stored: ListState, { list, change }: { list: string; change?: QueueChange }): ListState {
  if (!change) return { list, state: { ...untouched, given: stored.state.given } };
  return list === stored.list ? { list, state: changeQueue(stored.state, change) } : stored;
}

/**
 * Decides about items at once, and undoes it: a decided row leaves before the answer, and comes back with the reason if it
 * could not be decided. `list` names what is loaded, by kind and search.
 */
export function useQueue(loaded: readonly ModerationItem[], list: string) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [{ list: stateOf, state }, dispatch] = useReducer(changeList, { list, state: untouched });
  if (stateOf !== list) dispatch({ list });
  // each request is an object of its own, so that the same item can get the focus twice
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const pending = useRef(new Set<string>());
  // in the sequence of the keys, which answers do not keep
  const latest = useRef<LatestDecision[]>([]);
  const shownList = useRef(list);
  const items = shownItems(loaded, state);
  const change = (one: QueueChange) => dispatch({ list, change: one });

  useEffect(() => {
    shownList.current = list;
  }, [list]);

  useEffect(() => {
    if (focus === null) return;
    document.querySelector<HTMLElement>(`[data-queue-item="${CSS.escape(focus.id)}"]`)?.focus();
  }, [focus]);

  function focusNeighbour(id: string) {
    const neighbour = neighbourOf(items, id);
    if (neighbour !== null) setFocus({ id: neighbour });
  }

  const forget = (item: ModerationItem) => {
    latest.current = latest.current.filter((one) => one.item !== item);
  };

  async function undo(item: ModerationItem, decisionId: string) {
    forget(item);
    try {
      const undone = await undoDecision(api, decisionId);
      toast.show({ text: t("moderation.undone"), tone: "success" });
      if (shownList.current !== list) {
        await queryClient.invalidateQueries({ queryKey: queueKey });
        return;
      }
      change({ do: "restore", id: item.id, item: undone.item });
      setFocus({ id: item.id });
    } catch (error) {
      toast.show({ text: describeError(error, t), tone: "danger" });
    }
  }

  async function undoLatest() {
    const last = latest.current.pop();
    const made = await last?.made;
    if (!last || !made) return;
    toast.dismiss(made.message);
    await undo(last.item, made.decisionId);
  }

  function decide(item: ModerationItem, decision: ItemDecision) {
    const { id } = item;
    // a second press in the same moment
    if (pending.current.has(id)) return;
    pending.current.add(id);
    focusNeighbour(id);
    change({ do: "remove", id, decision });
    latest.current.push({ item, made: send(item, decision) });
  }

  async function send(item: ModerationItem, decision: ItemDecision): Promise<MadeDecision | null> {
    const { id } = item;
    try {
      const made = (await decideItem(api, item, decision)).decision;
      const message = toast.show({
        text: t(`moderation.done.${textKey(item)}.${isFirst(item, decision) ? "yes" : "no"}`),
        tone: "success",
        duration: moderationTimes.offered * 1000,
        ...(made?.undoUntil && {
          action: { label: t("moderation.undo"), onSelect: () => void undo(item, made.id) },
        }),
      });
      if (!made?.undoUntil) {
        forget(item);
        return null;
      }
      return { decisionId: made.id, message };
    } catch (error) {
      forget(item);
      // nothing can be shown of what is gone, or belongs to a list that was left
      if (hasStatus(error, 404) || shownList.current !== list)
        toast.show({ text: describeError(error, t), tone: "danger" });
      else change({ do: "report", id, problem: toProblem(error), item: detailsOf(error).item });
      return null;
    } finally {
      pending.current.delete(id);
    }
  }

  return {
    items,
    state,
    decide,
    /** the key `z`: also of a decision whose answer is not there yet */
    undoLatest: () => void undoLatest(),
    dismiss(id: string) {
      focusNeighbour(id);
      change({ do: "remove", id });
    },
    /** After the list was loaded again, with what had been removed when that began. */
    reload: (removed: ReadonlySet<string>) => change({ do: "reload", removed }),
  };
}

export type Queue = ReturnType<typeof useQueue>;
