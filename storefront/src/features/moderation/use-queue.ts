import type { ModerationItem, ModerationResult, NewModerationDecision } from "@bezak/contract/moderation.ts";
import { moderationMoves } from "@bezak/contract/moderation-rules.ts";
import { useToast } from "@bezak/ui-kit";
import { useEffect, useReducer, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { decideItem, undoDecision } from "./moderation-api.ts";
import { changeQueue, neighbourOf, shownItems, untouched, type Problem } from "./queue-state.ts";

export type ItemDecision = Pick<NewModerationDecision, "outcome" | "reasons" | "words">;

const detailsOf = (error: unknown) =>
  (error as { details?: { current?: ModerationResult } }).details?.current ?? { decision: null, item: null };

function toProblem(error: unknown): Problem {
  if (hasCode(error, "already_decided")) return { kind: "decided", decision: detailsOf(error).decision };
  return hasCode(error, "stale_version") ? { kind: "stale" } : { kind: "failed", error };
}

/** Which of the two decisions about an item this is: the first is that of the key `a`. */
export const isFirst = ({ kind }: Pick<ModerationItem, "kind">, { outcome }: Pick<ItemDecision, "outcome">) =>
  moderationMoves[kind][0] === outcome;

/**
 * Decides about items at once, and undoes it: a decided row leaves before the answer, and comes back with the reason if it
 * could not be decided.
 */
export function useQueue(loaded: readonly ModerationItem[]) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [state, change] = useReducer(changeQueue, untouched);
  // each request is an object of its own, so that the same item can get the focus twice
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const pending = useRef(new Set<string>());
  const items = shownItems(loaded, state);

  useEffect(() => {
    if (focus === null) return;
    document.querySelector<HTMLElement>(`[data-queue-item="${CSS.escape(focus.id)}"]`)?.focus();
  }, [focus]);

  function focusNeighbour(id: string) {
    const neighbour = neighbourOf(items, id);
    if (neighbour !== null) setFocus({ id: neighbour });
  }

  async function undo({ id }: ModerationItem, decisionId: string) {
    try {
      const { item } = await undoDecision(api, decisionId);
      change({ do: "restore", id, item });
      toast.show({ text: t("moderation.undone"), tone: "success" });
      setFocus({ id });
    } catch (error) {
      toast.show({ text: describeError(error, t), tone: "danger" });
    }
  }

  async function decide(item: ModerationItem, decision: ItemDecision) {
    const { id, kind } = item;
    // a second press in the same moment
    if (pending.current.has(id)) return;
    pending.current.add(id);
    focusNeighbour(id);
    change({ do: "remove", id });
    try {
      const made = (await decideItem(api, item, decision)).decision;
      toast.show({
        text: t(`moderation.done.${kind}.${isFirst(item, decision) ? "yes" : "no"}`),
        tone: "success",
        ...(made?.undoUntil && {
          action: { label: t("moderation.undo"), onSelect: () => void undo(item, made.id) },
        }),
      });
    } catch (error) {
      // of what is gone nothing can be shown
      if (hasStatus(error, 404)) toast.show({ text: describeError(error, t), tone: "danger" });
      else change({ do: "report", id, problem: toProblem(error), item: detailsOf(error).item });
    } finally {
      pending.current.delete(id);
    }
  }

  return {
    items,
    state,
    decide: (item: ModerationItem, decision: ItemDecision) => void decide(item, decision),
    dismiss(id: string) {
      focusNeighbour(id);
      change({ do: "remove", id });
    },
    /** After the list was loaded again. */
    reset: () => change({ do: "reset" }),
  };
}

export type Queue = ReturnType<typeof useQueue>;
