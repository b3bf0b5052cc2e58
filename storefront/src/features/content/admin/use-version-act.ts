import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { isApiError } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { readCurrent, renewContent, storeRow, type ContentKind } from "./content-admin-api.ts";
import { reloadRow } from "./content-versions-api.ts";

export interface VersionAct {
  run: () => Promise<unknown>;
  /** what the toast says afterwards */
  done: string;
  onDone?: () => void;
}

/** Publishes, discards or rolls back, and shows the row as it is then. */
export function useVersionAct(kind: ContentKind, id: string) {
  const t = useTexts();
  const toast = useToast();
  const cache = useQueryClient();
  const acting = useMutation({
    mutationFn: async ({ run }: VersionAct) => {
      await run();
      await reloadRow(cache, kind, id);
    },
    onSuccess(_, { done, onDone }) {
      toast.show({ text: done, tone: "success" });
      onDone?.();
    },
    onError(error) {
      const current = readCurrent(error);
      if (current) storeRow(cache, kind, current);
      else void renewContent(cache, kind);
    },
  });

  function describe(error: unknown): string {
    if (readCurrent(error)) return t("contentAdmin.versions.stale");
    const isGone = isApiError(error) && Object.keys(error.fields).some((field) => field.startsWith("source"));
    return isGone ? t("contentAdmin.versions.gone") : describeError(error, t);
  }

  return {
    act: acting.mutate,
    isPending: acting.isPending,
    problem: acting.error ? describe(acting.error) : null,
    reset: acting.reset,
  };
}
