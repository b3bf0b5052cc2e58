import type { Order } from "@bezak/contract/orders.ts";
import { Alert } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";

/** What became of the money of an order or of a part of it. */
export function RefundNote({ payment }: Pick<Order, "payment">) {
  const t = useTexts();
  const sum = useSum();
  const { refunded, refundOwed } = payment;
  return (
    <>
      {refunded > 0 ? <Alert tone="success">{t("payment.refunded", { sum: sum(refunded) })}</Alert> : null}
      {refundOwed > 0 ? (
        <Alert tone="warning">{t("payment.refundOwed", { sum: sum(refundOwed) })}</Alert>
      ) : null}
    </>
  );
}
