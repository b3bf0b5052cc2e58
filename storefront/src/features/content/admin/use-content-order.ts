import type { PresentOrder } from "@bezak/contract/content-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { hasStatus } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { moved } from "../../../lib/moved.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import { contentCalls, contentKeys, renewContent, type ContentKind } from "./content-admin-api.ts";

interface Row {
  id: string;
}

interface Move {
  id: string;
  /** the new position from 0 */
  to: number;
  name: string;
  next: readonly Row[];
  before: readonly Row[];
}

const toIds = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** The rows in this order; as they are if it is one of other rows, which are loaded then. */
function inOrder(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return ordered.length === rows.length ? ordered : rows;
}

/**
 * Moves rows of a list, which shows the new order at once and sends one order after another, each with the one before. If
 * somebody else has changed the order, theirs is shown, and the move can be made in it.
 */
export function useContentOrder(kind: ContentKind) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const [announced, setAnnounced] = useState("");
  const queryKey = contentKeys[kind].administered;
  const mutationKey = [...queryKey, "order"];
  const ordering = useMutation({
    mutationKey,
    // one at a time: a later order must not be overtaken
    scope: { id: mutationKey.join() },
    mutationFn: ({ next, before }: Move) =>
      contentCalls[kind].order(api, { ids: toIds(next), seen: toIds(before) }),
    onError(error, { before, ...made }) {
      const order = readCurrent<PresentOrder>(error);
      // also when the list cannot be loaded again; while others wait, their order is the one to show
      if (cache.isMutating({ mutationKey }) === 1)
        cache.setQueryData(queryKey, order ? inOrder(before, order.ids) : before);
      if (order) showOther(made);
      else {
        const isOutdated = hasStatus(error, 409);
        toast.show({
          text: isOutdated ? t("contentAdmin.orderOutdated") : describeError(error, t),
          tone: "danger",
        });
      }
    },
    onSettled() {
      // while others wait, their order is the one to show
      if (cache.isMutating({ mutationKey }) === 1) void renewContent(cache, kind);
    },
  });

  async function move({ id, to, name }: Pick<Move, "id" | "to" | "name">) {
    // awaited: a cancelled read restores what was there before it
    await cache.cancelQueries({ queryKey });
    const rows = cache.getQueryData<readonly Row[]>(queryKey) ?? [];
    const from = rows.findIndex((row) => row.id === id);
    const target = Math.min(Math.max(to, 0), rows.length - 1);
    if (from < 0 || from === target) return;
    const next = moved(rows, from, target);
    cache.setQueryData(queryKey, next);
    setAnnounced(t("contentAdmin.movedTo", { name, position: target + 1, count: rows.length }));
    ordering.mutate({ id, to: target, name, next, before: rows });
  }

  /** Says that the order of somebody else is shown, and what this move was. */
  function showOther({ id, to, name }: Pick<Move, "id" | "to" | "name">) {
    toast.show({
      text: t("contentAdmin.orderStale", { name, position: to + 1 }),
      tone: "danger",
      action: { label: t("contentAdmin.moveAnyway"), onSelect: () => void move({ id, to, name }) },
    });
  }

  return {
    /** what a screen reader reads after a move */
    announced,
    /** `to`: the new position from 0 */
    move: (id: string, to: number, name: string) => move({ id, to, name }),
  };
}
