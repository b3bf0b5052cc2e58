import type { Order, Parcel } from "@bezak/contract/orders.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { lazyDialog } from "../../lib/missing-part.tsx";

const ReturnSheet = lazyDialog(() => import("./return-sheet.tsx"));

export interface ReturnButtonProps {
  parcel: Parcel;
  order: Pick<Order, "id" | "payment" | "totals">;
}

/** Opens the return form; hidden when nothing of the parcel can be returned. */
export function ReturnButton({ parcel, order }: ReturnButtonProps) {
  const t = useTexts();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  if (!open && !parcel.items.some(({ returnable }) => returnable > 0)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("returns.ask")}
      </Button>
      {open ? (
        <Suspense>
          <ReturnSheet
            parcel={parcel}
            order={order}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              toast.show({ text: t("returns.asked"), tone: "success" });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
