import { limits } from "@bezak/contract/limits.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

export type NewPasswordFieldProps = Pick<PasswordFieldProps, "id" | "label" | "value" | "error" | "onChange">;

/** A password to be chosen: its rules stand beside it. "New password" unless told. */
export function NewPasswordField({ label, ...rest }: NewPasswordFieldProps) {
  const t = useTexts();
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      label={label ?? t("auth.newPassword")}
      hint={t("auth.passwordHint", { min: limits.passwordMin })}
      maxLength={limits.passwordMax}
    />
  );
}
