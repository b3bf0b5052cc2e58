import { limits } from "@bezak/contract/limits.ts";
import { TextArea } from "@bezak/ui-kit";
import type { Texts } from "../i18n/texts.ts";
import { isApiError } from "./api-error.ts";
import { describeError } from "./describe-error.ts";

/** Long enough to be read as a reason. */
export const isReason = (reason: string): boolean => reason.trim().length >= limits.reasonMin;

const findFieldError = (error: unknown) => (isApiError(error) ? error.fields["reason"] : undefined);

/** Why it was refused, unless the field of the reason says so. */
export const describeBesideReason = (
  error: unknown,
  t: Texts,
  describe: (error: unknown, t: Texts) => string = describeError,
): string | null => (error && !findFieldError(error) ? describe(error, t) : null);

export interface ReasonFieldProps {
  id: string;
  label: string;
  /** who reads it */
  hint: string;
  /** shown when it is too short */
  short: string;
  reason: string;
  onReason: (reason: string) => void;
  /** it was sent at least once */
  checked: boolean;
  error: unknown;
}

/** The reason of a decision. */
export function ReasonField({ id, label, hint, short, reason, onReason, checked, error }: ReasonFieldProps) {
  return (
    <TextArea
      id={id}
      required
      rows={3}
      label={label}
      hint={hint}
      maxLength={limits.reasonMax}
      value={reason}
      error={checked && !isReason(reason) ? short : findFieldError(error)}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
