import type { Order } from "@bezak/contract/orders.ts";
import { Alert } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";

interface RefundNoteProps extends Pick<Order, "payment"> {
  /** shown below the sum owed: its account */
  owedTo?: ReactNode;
}

/** Refunds of an order, paid and owed. */
export function RefundNote({ payment, owedTo }: RefundNoteProps) {
  const t = useTexts();
  const sum = useSum();
  const { method, refunded, refundOwed } = payment;
  // cash is refunded by hand, not by a gateway
  const [given, owed] =
    method === "cash"
      ? (["payment.refundedCash", "payment.refundOwedCash"] as const)
      : (["payment.refunded", "payment.refundOwed"] as const);
  return (
    <>
      {refunded > 0 ? <Alert tone="success">{t(given, { sum: sum(refunded) })}</Alert> : null}
      {refundOwed > 0 ? (
        <Alert tone="warning" actions={owedTo}>
          {t(owed, { sum: sum(refundOwed) })}
        </Alert>
      ) : null}
    </>
  );
}
