import { TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

/** The digits that were typed; null while they are neither a card's nor an account's. */
export function accountDigits(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^(\d{16}|\d{20})$/.test(digits) ? digits : null;
}

export interface RefundAccountFieldProps {
  typed: string;
  hint: string;
  /** it was sent already, so what is wrong is said */
  submitted: boolean;
  /** nothing may stand there */
  optional?: boolean;
  /** it takes the focus when the question around it opens */
  "data-first-focus"?: boolean;
  onTyped: (typed: string) => void;
}

/** Where money goes that no gateway gives back. */
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
