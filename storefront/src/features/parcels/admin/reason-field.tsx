import { limits } from "@bezak/contract/limits.ts";
import { TextArea } from "@bezak/ui-kit";
import type { Texts } from "../../../i18n/texts.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { isApiError } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";

export const isReason = (reason: string): boolean => reason.trim().length >= limits.reasonMin;

const findFieldError = (error: unknown) => (isApiError(error) ? error.fields.reason : undefined);

/** Why a cancellation failed, unless the field says it. */
export const describeProblem = (error: unknown, t: Texts): string | null =>
  error && !findFieldError(error) ? describeError(error, t) : null;

export interface ReasonFieldProps {
  reason: string;
  onReason: (reason: string) => void;
  /** it was sent at least once */
  checked: boolean;
  error: unknown;
}

/** The reason of a cancellation, which the buyer and the shop read. */
export function ReasonField({ reason, onReason, checked, error }: ReasonFieldProps) {
  const t = useTexts();
  return (
    <TextArea
      id="cancel-reason"
      required
      rows={3}
      label={t("orderAdmin.reason")}
      hint={t("orderAdmin.reasonHint")}
      maxLength={limits.reasonMax}
      value={reason}
      error={
        checked && !isReason(reason)
          ? t("orderAdmin.reasonShort", { min: limits.reasonMin })
          : findFieldError(error)
      }
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
