import { TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

/** Digits of a card or account number; null for anything else. */
export function accountDigits(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^(\d{16}|\d{20})$/.test(digits) ? digits : null;
}

export interface RefundAccountFieldProps {
  typed: string;
  hint: string;
  /** set after the first submit, so that errors are shown */
  submitted: boolean;
  /** may be left empty */
  optional?: boolean;
  /** receives the focus when its dialog opens */
  "data-first-focus"?: boolean;
  onTyped: (typed: string) => void;
}

/** Card or account number for a refund that no gateway makes. */
export function RefundAccountField({
  typed,
  submitted,
  optional = false,
  onTyped,
  ...rest
}: RefundAccountFieldProps) {
  const t = useTexts();
  const wrong = accountDigits(typed) === null && !(optional && typed.trim() === "");
  return (
    <TextField
      {...rest}
      required={!optional}
      label={t("refundAccount.label")}
      inputMode="numeric"
      autoComplete="off"
      maxLength={27}
      value={typed}
      error={submitted && wrong ? t("refundAccount.wrong") : undefined}
      onChange={(event) => onTyped(event.target.value)}
    />
  );
}
