import { TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

export interface EmailFieldProps {
  id: string;
  /** default: `E-mail` */
  label?: string;
  /** for password managers */
  autoComplete: "username webauthn" | "username" | "email";
  value: string;
  error: string | undefined;
  onChange: (part: { email: string }) => void;
}

export function EmailField({ label, onChange, ...rest }: EmailFieldProps) {
  const t = useTexts();
  return (
    <TextField
      {...rest}
      type="email"
      required
      label={label ?? t("auth.email")}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange({ email: event.currentTarget.value })}
    />
  );
}
