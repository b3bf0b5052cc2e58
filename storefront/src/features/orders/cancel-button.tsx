import type { CancelOrder, Order } from "@bezak/contract/orders.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { lazyDialog } from "../../lib/missing-part.tsx";

const CancelDialog = lazyDialog(() => import("./cancel-dialog.tsx"));

type CancelWhat = "order" | "parcel" | "item";

export interface CancelButtonProps {
  order: Pick<Order, "id" | "payment">;
  what: CancelWhat;
  /** the parcel or line; left out for the whole order */
  target?: Pick<CancelOrder, "parcelId" | "itemId">;
  /** name of the parcel or line in the dialog */
  name: string;
  wide?: boolean;
}

/** Cancels an order, a parcel or a line after a dialog that asks for the reason. */
export function CancelButton({ order, what, target = {}, name, wide }: CancelButtonProps) {
  const t = useTexts();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size={what === "order" ? "medium" : "small"}
        wide={wide}
        aria-label={what === "order" ? undefined : t(`orders.cancel.${what}Of`, { name })}
        onClick={() => setOpen(true)}
      >
        {t(`orders.cancel.${what}`)}
      </Button>
      {open ? (
        <Suspense>
          <CancelDialog
            order={order}
            what={what}
            target={target}
            name={name}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              toast.show({ text: t(`orders.cancel.${what}Done`), tone: "success" });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
