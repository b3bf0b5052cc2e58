import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { hasStatus } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { moved } from "../../../lib/moved.ts";
import { contentCalls, contentKeys, renewContent, type ContentKind } from "./content-admin-api.ts";

interface Row {
  id: string;
}

/** Moves rows of a list, which shows the new order at once and sends one order after another. */
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
    mutationFn: ({ next }: { next: readonly Row[]; before: readonly Row[] }) =>
      contentCalls[kind].order(
        api,
        next.map(({ id }) => id),
      ),
    onError(error, { before }) {
      // also when the list cannot be loaded again; while others wait, their order is the one to show
      if (cache.isMutating({ mutationKey }) === 1) cache.setQueryData(queryKey, before);
      const isOutdated = hasStatus(error, 409);
      toast.show({
        text: isOutdated ? t("contentAdmin.orderOutdated") : describeError(error, t),
        tone: "danger",
      });
    },
    onSettled() {
      // while others wait, their order is the one to show
      if (cache.isMutating({ mutationKey }) === 1) void renewContent(cache, kind);
    },
  });
  return {
    /** what a screen reader reads after a move */
    announced,
    /** `to`: the new position from 0 */
    async move(id: string, to: number, name: string) {
      // awaited: a cancelled read restores what was there before it
      await cache.cancelQueries({ queryKey });
      const rows = cache.getQueryData<readonly Row[]>(queryKey) ?? [];
      const from = rows.findIndex((row) => row.id === id);
      const target = Math.min(Math.max(to, 0), rows.length - 1);
      if (from < 0 || from === target) return;
      const next = moved(rows, from, target);
      cache.setQueryData(queryKey, next);
      setAnnounced(t("contentAdmin.movedTo", { name, position: target + 1, count: rows.length }));
      ordering.mutate({ next, before: rows });
    },
  };
}
