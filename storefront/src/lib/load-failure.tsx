import { Button, EmptyState } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { describeError } from "./describe-error.ts";

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  headingLevel?: 1 | 2 | 3;
}

export function LoadFailure({ error, onRetry, headingLevel }: LoadFailureProps) {
  const t = useTexts();
  return (
    <EmptyState
      role="alert"
      headingLevel={headingLevel}
      title={t("failure.title")}
      text={describeError(error, t)}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    />
  );
}
