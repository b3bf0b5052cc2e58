import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { openReturn } from "@bezak/contract/routes/return-admin.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { usePhotos } from "../../../lib/use-photos.ts";
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
  const [opened, setOpened] = useState(0);
  return (
    <div className={styles.buttons}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t("orderAdmin.openReturn.open")}
      </Button>
      <ReturnForm
        key={opened}
        parcel={parcel}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onOpened={(message) => {
          setIsOpen(false);
          setOpened(opened + 1);
          if (message) toast.show({ text: message, tone: "success" });
        }}
      />
    </div>
  );
}

interface ReturnFormProps {
  parcel: AdministeredParcelDetails;
  isOpen: boolean;
  onClose: () => void;
  onOpened: (message: string | undefined) => void;
}

function ReturnForm({ parcel, isOpen, onClose, onOpened }: ReturnFormProps) {
  const parcels = listDelivered(parcel);
  const [draft, setDraft] = useState<ReturnDraft>({
    parcelId: parcels[0]?.id ?? parcel.id,
    counts: {},
    reason: "",
    explanation: "",
  });
  const photos = usePhotos("image");
  const opening = useReturnOpening(onOpened);
  if (!isOpen) return null;
  return (
    <OpenReturnDialog
      parcels={parcels}
      draft={draft}
      photos={photos}
      onDraft={(change) => setDraft({ ...draft, ...change })}
      busy={opening.isPending}
      error={opening.error}
      onOpen={opening.open}
      onClose={() => {
        opening.reset();
        onClose();
      }}
    />
  );
}
