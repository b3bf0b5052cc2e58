import { Alert } from "@bezak/ui-kit";
import type { UseMutationResult } from "@tanstack/react-query";
import { useTexts } from "../i18n/texts-context.tsx";
import { describeError } from "./describe-error.ts";

export interface ActionFailureProps {
  of: Pick<UseMutationResult, "error" | "reset">;
  className?: string;
}

export function ActionFailure({ of: { error, reset }, className }: ActionFailureProps) {
  const t = useTexts();
  if (!error) return null;
  return (
    <Alert tone="danger" onClose={reset} closeLabel={t("common.close")} className={className}>
      {describeError(error, t)}
    </Alert>
  );
}
