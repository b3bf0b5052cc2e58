import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { isApiError } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import { renewContent, storeRow, type ContentKind, type ContentRows } from "./content-admin-api.ts";

export interface VersionAct {
  /** answers the row as it is then */
  run: () => Promise<ContentRows[ContentKind]>;
  /** what the toast says afterwards */
  done: string;
  onDone?: () => void;
}

/** Publishes, discards, rolls back or restores, and shows the row as it is then. */
export function useVersionAct(kind: ContentKind) {
  const t = useTexts();
  const toast = useToast();
  const cache = useQueryClient();
  const acting = useMutation({
    mutationFn: ({ run }: VersionAct) => run(),
    onSuccess(row, { done, onDone }) {
      storeRow(cache, kind, row);
      toast.show({ text: done, tone: "success" });
      onDone?.();
    },
    onError(error) {
      const current = readCurrent<ContentRows[ContentKind]>(error);
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
