import { Alert, Button } from "@bezak/ui-kit";
import { useEffect, useRef } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { isApiError } from "../lib/api-error.ts";
import { describeError } from "../lib/describe-error.ts";
import { useOnline } from "../lib/use-online.ts";
import { CartChanged } from "./use-checkout.ts";

export interface CheckoutFailureProps {
  quoteError: unknown;
  orderError: unknown;
  /** resolves the changed lines of the cart; undefined when none changed */
  onSettle: (() => void) | undefined;
  onRetry: () => void;
  submitText: string;
}

/** Failure of the whole order, shown above the form. It receives the focus after a failed order. */
export function CheckoutFailure({
  quoteError,
  orderError,
  onSettle,
  onRetry,
  submitText,
}: CheckoutFailureProps) {
  const t = useTexts();
  const online = useOnline();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (orderError) root.current?.focus();
  }, [orderError]);

  const settle = onSettle ? (
    <Button size="small" onClick={onSettle}>
      {t("cart.fixAll")}
    </Button>
  ) : null;

  function describe() {
    if (orderError instanceof CartChanged) {
      return (
        <Alert tone="danger" title={t("cart.changed")} actions={settle}>
          {t("cart.changedText")}
        </Alert>
      );
    }
    if (orderError) {
      const lost = isApiError(orderError) && orderError.status === 0;
      return (
        <Alert tone="danger" title={describeError(orderError, t)} actions={settle}>
          {lost ? t("checkout.lostReply", { button: submitText }) : null}
        </Alert>
      );
    }
    if (!online) {
      return (
        <Alert tone="warning" title={t("offline.title")}>
          {t("checkout.kept")}
        </Alert>
      );
    }
    if (quoteError) {
      const retry = (
        <Button size="small" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      );
      return (
        <Alert tone="danger" actions={retry}>
          {describeError(quoteError, t)}
        </Alert>
      );
    }
    return null;
  }

  const alert = describe();
  return alert ? (
    <div ref={root} tabIndex={-1}>
      {alert}
    </div>
  ) : null;
}
