import { limits } from "@bezak/contract/limits.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ReasonField, type ReasonFieldProps } from "../../../lib/reason-field.tsx";

/** The reason of a cancellation or rejection, which the buyer and the shop read. */
export function CancelReasonField(
  field: Pick<ReasonFieldProps, "reason" | "onReason" | "checked" | "error">,
) {
  const t = useTexts();
  return (
    <ReasonField
      {...field}
      id="cancel-reason"
      label={t("orderAdmin.reason")}
      hint={t("orderAdmin.reasonHint")}
      short={t("orderAdmin.reasonShort", { min: limits.reasonMin })}
    />
  );
}
