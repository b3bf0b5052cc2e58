import type { Order } from "@bezak/contract/orders.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { lazyDialog } from "../../lib/missing-part.tsx";

const RefundAccountDialog = lazyDialog(() => import("./refund-account-dialog.tsx"));

/** Account of a refund that is owed, with a button to set it. */
export function RefundAccount({ order }: { order: Order }) {
  const t = useTexts();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const { refundAccount } = order.payment;
  return (
    <>
      <p>{refundAccount ? t("refundAccount.to", { digits: refundAccount }) : t("refundAccount.none")}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(refundAccount ? "refundAccount.change" : "refundAccount.name")}
      </Button>
      {open ? (
        <Suspense>
          <RefundAccountDialog
            order={order}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              toast.show({ text: t("refundAccount.done"), tone: "success" });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
