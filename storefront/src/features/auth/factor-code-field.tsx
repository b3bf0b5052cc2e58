import { limits } from "@bezak/contract/limits.ts";
import { Button, TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../../lib/api-error.ts";
import styles from "./auth-form.module.css";

const asksForCode = (error: Error | null) =>
  hasCode(error, "second_factor_required") || hasCode(error, "second_factor_invalid");

/** Without an authenticator app an account has passkeys, and recovery codes only. */
const hasNoApp = (error: Error | null) =>
  hasCode(error, "second_factor_required", "second_factor_invalid") &&
  (error.details as { app?: unknown } | undefined)?.app === false;

/** Whether an account turned out to need a code of its second factor, and which; stays so. */
export function useRequestedCode(error: Error | null): {
  requested: "code" | "recovery" | null;
  isAboutCode: boolean;
} {
  const [requested, setRequested] = useState<"code" | "recovery" | null>(null);
  const isAboutCode = asksForCode(error);
  if (isAboutCode && requested === null) setRequested(hasNoApp(error) ? "recovery" : "code");
  return { requested, isAboutCode };
}

export interface FactorCodeFieldProps {
  id: string;
  /** `recovery` for an account without an app */
  asks: "code" | "recovery";
  value: string;
  error: string | undefined;
  onChange: (part: { code: string }) => void;
}

/** Field for a code of the authenticator app, or for a recovery code. Needs the message part `account`. */
export function FactorCodeField({ id, asks, value, error, onChange }: FactorCodeFieldProps) {
  const t = useTexts();
  const [isRecovery, setRecovery] = useState(asks === "recovery");
  const kind = isRecovery ? "recovery" : "code";
  function toggle() {
    setRecovery(!isRecovery);
    onChange({ code: "" });
    document.getElementById(id)?.focus();
  }
  return (
    <div className={styles.code}>
      <TextField
        id={id}
        required
        data-first-focus
        label={t(`secondFactor.${kind}`)}
        hint={t(`secondFactor.${kind}Hint`)}
        // a keyboard with letters for recovery codes
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.secondFactorCodeMax}
        value={value}
        error={error}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
      />
      {asks === "code" ? (
        <Button variant="ghost" size="small" onClick={toggle}>
          {t(isRecovery ? "secondFactor.byApp" : "secondFactor.byRecovery")}
        </Button>
      ) : null}
    </div>
  );
}
