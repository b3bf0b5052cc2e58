import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { isApiError } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { CartChanged } from "./use-checkout.ts";

export interface CheckoutFailureProps {
  quoteError: unknown;
  orderError: unknown;
  /** fields that have to be put right */
  hasProblems: boolean;
  onRetry: () => void;
}

/** What keeps the order from being placed, beside the button that places it. */
export function CheckoutFailure({ quoteError, orderError, hasProblems, onRetry }: CheckoutFailureProps) {
  const t = useTexts();
  if (hasProblems) return <Alert tone="danger">{t("checkout.checkFields")}</Alert>;
  if (orderError instanceof CartChanged) {
    return (
      <Alert tone="danger" title={t("cart.changed")}>
        {t("cart.changedText")}
      </Alert>
    );
  }
  if (orderError) {
    const lost = isApiError(orderError) && orderError.status === 0;
    return (
      <Alert tone="danger" title={describeError(orderError, t)}>
        {lost ? t("checkout.lostReply") : null}
      </Alert>
    );
  }
  if (!quoteError) return null;
  return (
    <Alert
      tone="danger"
      actions={
        <Button size="small" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {describeError(quoteError, t)}
    </Alert>
  );
}
