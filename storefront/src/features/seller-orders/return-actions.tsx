import type { SellerReturn } from "@bezak/contract/seller-orders.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-view.module.css";
import { useReturnStep } from "./use-step.ts";

const RejectDialog = lazy(() => import("./reject-dialog.tsx"));
const ReceiveDialog = lazy(() => import("./receive-dialog.tsx"));
const RefundDialog = lazy(() => import("./refund-dialog.tsx"));

type Asked = "reject" | "receive" | "refund";

const dialogs = { reject: RejectDialog, receive: ReceiveDialog, refund: RefundDialog };

/** What the shop may do about a return now. */
export function ReturnActions({ item }: { item: SellerReturn }) {
  const t = useTexts();
  const sum = useSum();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { move, moving, error } = useReturnStep(item.id);
  if (item.next.length === 0) return null;
  const Dialog = asked ? dialogs[asked] : null;
  return (
    <>
      <div className={styles.ways}>
        {item.next.includes("approved") ? (
          <Button variant="primary" loading={moving} onClick={() => move({ status: "approved" })}>
            {t("sellerReturns.approve")}
          </Button>
        ) : null}
        {item.next.includes("rejected") ? (
          <Button onClick={() => setAsked("reject")}>
            {t(item.status === "approved" ? "sellerReturns.notArrived" : "sellerReturns.reject")}
          </Button>
        ) : null}
        {item.next.includes("received") ? (
          <Button variant="primary" onClick={() => setAsked("receive")}>
            {t("sellerReturns.receive")}
          </Button>
        ) : null}
        {item.next.includes("refunded") ? (
          <Button variant="primary" onClick={() => setAsked("refund")}>
            {item.paymentMethod === "cash"
              ? t("sellerReturns.accept")
              : t("sellerReturns.refund", { sum: sum(item.amount) })}
          </Button>
        ) : null}
      </div>
      {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      {Dialog ? (
        <Suspense>
          <Dialog item={item} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
