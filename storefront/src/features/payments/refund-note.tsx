import type { Order } from "@bezak/contract/orders.ts";
import { Alert } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";

interface RefundNoteProps extends Pick<Order, "payment"> {
  /** below what is owed: where it goes */
  owedTo?: ReactNode;
}

/** What became of the money of an order or of a part of it. */
export function RefundNote({ payment, owedTo }: RefundNoteProps) {
  const t = useTexts();
  const sum = useSum();
  const { method, refunded, refundOwed } = payment;
  // no gateway gives cash back: people do
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
