import { IconButton, TextField } from "@bezak/ui-kit";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./auth-form.module.css";

export interface PasswordFieldProps {
  id: string;
  autoComplete: "current-password" | "new-password";
  /** default: "Password" */
  label?: string;
  hint?: string;
  maxLength?: number;
  value: string;
  error: string | undefined;
  /** receives the focus when its dialog opens */
  "data-first-focus"?: boolean;
  onChange: (part: { password: string }) => void;
}

/** Field whose password can be shown, since it is easily mistyped on a phone. */
export function PasswordField({ onChange, label, ...rest }: PasswordFieldProps) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      required
      label={label ?? t("auth.password")}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange({ password: event.currentTarget.value })}
      end={
        <IconButton
          label={t(shown ? "auth.hideTyped" : "auth.showTyped")}
          aria-controls={rest.id}
          onClick={() => setShown(!shown)}
          className={styles.eye}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
