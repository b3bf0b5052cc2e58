import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { isApiError } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";

export interface AddressDraft {
  address: string;
  comment: string;
}

export interface AddressDialogProps {
  parcel: AdministeredParcelDetails;
  /** as it was written so far */
  draft: AddressDraft;
  onDraft: (draft: AddressDraft) => void;
  busy: boolean;
  /** why it was not changed */
  error: unknown;
  onChange: (change: AddressDraft) => void;
  onClose: () => void;
}

/** Another address within the same city, for the whole order. */
export function AddressDialog(props: AddressDialogProps) {
  const { parcel, draft, onDraft, busy, error, onChange, onClose } = props;
  const { address, comment } = draft;
  const t = useTexts();
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const isShort = address.trim().length < limits.addressMin;
  const serverError = isApiError(error) ? error.fields.address : undefined;
  return (
    <QuestionDialog
      size="medium"
      title={t("orderAdmin.changeAddress.title", { number: parcel.orderNumber })}
      text={t("orderAdmin.changeAddress.text")}
      act={t("orderAdmin.changeAddress.save")}
      keep={t("orderAdmin.keep")}
      busy={busy}
      problem={error && !serverError ? describeError(error, t) : null}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (!isShort) onChange({ address: address.trim(), comment: comment.trim() });
      }}
      onClose={onClose}
    >
      <TextArea
        required
        rows={2}
        label={t("orderAdmin.address")}
        maxLength={limits.addressMax}
        value={address}
        error={
          attempts > 0 && isShort
            ? t("orderAdmin.changeAddress.short", { min: limits.addressMin })
            : serverError
        }
        onChange={(event) => onDraft({ ...draft, address: event.currentTarget.value })}
      />
      <TextArea
        rows={2}
        label={t("orderAdmin.deliveryComment")}
        maxLength={limits.reasonMax}
        value={comment}
        onChange={(event) => onDraft({ ...draft, comment: event.currentTarget.value })}
      />
    </QuestionDialog>
  );
}
