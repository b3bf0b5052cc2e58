import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { openReturn } from "@bezak/contract/routes/return-admin.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { randomKey } from "../../../lib/random-key.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { OpenReturnDialog } from "./open-return-dialog.tsx";
import styles from "./order-view.module.css";
import type { ReturnDraft } from "./return-draft.ts";
import { useReturnOpening } from "./use-return-opening.ts";

/** The parcels of the order from which something may come back: the shown one first. */
const listDelivered = ({ id, order }: AdministeredParcelDetails) =>
  order.parcels
    .filter(({ status }) => status === "delivered")
    .toSorted((a, b) => Number(b.id === id) - Number(a.id === id));

/** Whether an administrator of this rank can open a return of the order: something of it was delivered. */
export function useCanOpenReturn(parcel: AdministeredParcelDetails): boolean {
  const { mayCall } = useRights();
  // nobody could be refunded whose account is closed
  const hasAccount = parcel.buyer.email !== null;
  const isLeft = parcel.returnable.length > 0 || listDelivered(parcel).some(({ id }) => id !== parcel.id);
  return mayCall(openReturn) && hasAccount && isLeft;
}

/** Button with the form of a return for the buyer; what was written stays until the return is opened. */
export function OpenReturn({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const first = (): ReturnDraft => ({
    parcelId: listDelivered(parcel)[0]?.id ?? parcel.id,
    counts: {},
    reason: "",
    explanation: "",
    key: randomKey(),
  });
  const [draft, setDraft] = useState(first);
  const opening = useReturnOpening((message) => {
    setIsOpen(false);
    setDraft(first());
    if (message) toast.show({ text: message, tone: "success" });
  });
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        onClick={() => {
          opening.reset();
          setIsOpen(true);
        }}
      >
        {t("orderAdmin.openReturn.open")}
      </Button>
      {isOpen ? (
        <OpenReturnDialog
          parcels={listDelivered(parcel)}
          draft={draft}
          onDraft={(change) => setDraft({ ...draft, ...change, key: randomKey() })}
          busy={opening.isPending}
          error={opening.error}
          onOpen={opening.open}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
