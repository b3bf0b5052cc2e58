import { limits } from "@bezak/contract/limits.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

export type NewPasswordFieldProps = Pick<PasswordFieldProps, "id" | "label" | "value" | "error" | "onChange">;

/** Field for a new password with its rules. */
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
