import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { describeError } from "./describe-error.ts";

export interface RefreshFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Above data that is shown although it could not be loaded again. */
export function RefreshFailure({ error, onRetry }: RefreshFailureProps) {
  const t = useTexts();
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {describeError(error, t)}
    </Alert>
  );
}
