import type { AdministeredParcelDetails, DeliveryChange } from "@bezak/contract/order-admin.ts";
import { changeDelivery as route } from "@bezak/contract/routes/order-admin.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useRights } from "../../../lib/use-rights.tsx";
import { AddressDialog, type AddressDraft } from "./address-dialog.tsx";
import { canChangeAddress } from "./can-change-address.ts";
import { changeDelivery } from "./order-admin-api.ts";
import styles from "./order-view.module.css";
import { StaleAlert } from "./stale-alert.tsx";
import { useParcelChange } from "./use-parcel-change.ts";

/** Button that changes the address; hidden once it cannot be changed. */
export function ChangeAddress({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const toast = useToast();
  const { mayCall } = useRights();
  const [open, setOpen] = useState(false);
  // null: as it is stored
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const { address, comment } = parcel.delivery;
  const changing = useParcelChange<Omit<DeliveryChange, "version">>(parcel, {
    send: changeDelivery,
    onDone() {
      setOpen(false);
      setDraft(null);
      toast.show({ text: t("orderAdmin.changeAddress.done"), tone: "success" });
    },
    // another address may be shown behind the dialog now; what was written stays for the next time
    onStale: () => setOpen(false),
  });
  return (
    <>
      <StaleAlert stale={changing.stale} hasReason={false} onClose={changing.forgetStale} />
      {mayCall(route) && canChangeAddress(parcel) ? (
        <div className={styles.buttons}>
          <Button
            size="small"
            onClick={() => {
              changing.reset();
              setOpen(true);
            }}
          >
            {t("orderAdmin.changeAddress.open")}
          </Button>
        </div>
      ) : null}
      {open ? (
        <AddressDialog
          parcel={parcel}
          draft={draft ?? { address, comment: comment ?? "" }}
          onDraft={setDraft}
          busy={changing.isPending}
          error={changing.error}
          onChange={changing.change}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
