import type { SellerReturn } from "@bezak/contract/parcels.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { lazyDialog } from "../../lib/missing-part.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-view.module.css";
import { useReturnStep } from "./use-step.ts";

const RejectDialog = lazyDialog(() => import("./reject-dialog.tsx"));
const ReceiveDialog = lazyDialog(() => import("./receive-dialog.tsx"));
const RefundDialog = lazyDialog(() => import("./refund-dialog.tsx"));

type OpenDialog = "reject" | "receive" | "refund";

const dialogs = { reject: RejectDialog, receive: ReceiveDialog, refund: RefundDialog };

export function ReturnActions({ item }: { item: SellerReturn }) {
  const t = useTexts();
  const sum = useSum();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { move, moving, error } = useReturnStep(item.id);
  if (item.next.length === 0) return null;
  const Dialog = openDialog ? dialogs[openDialog] : null;
  return (
    <>
      <div className={styles.ways}>
        {item.next.includes("approved") ? (
          <Button variant="primary" loading={moving} onClick={() => move({ status: "approved" })}>
            {t("sellerReturns.approve")}
          </Button>
        ) : null}
        {item.next.includes("rejected") ? (
          <Button onClick={() => setOpenDialog("reject")}>
            {t(item.status === "approved" ? "sellerReturns.notArrived" : "sellerReturns.reject")}
          </Button>
        ) : null}
        {item.next.includes("received") ? (
          <Button variant="primary" onClick={() => setOpenDialog("receive")}>
            {t("sellerReturns.receive")}
          </Button>
        ) : null}
        {item.next.includes("refunded") ? (
          <Button variant="primary" onClick={() => setOpenDialog("refund")}>
            {item.paymentMethod === "cash"
              ? t("sellerReturns.accept")
              : t("sellerReturns.refund", { sum: sum(item.amount) })}
          </Button>
        ) : null}
      </div>
      {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      {Dialog ? (
        <Suspense>
          <Dialog item={item} onClose={() => setOpenDialog(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
