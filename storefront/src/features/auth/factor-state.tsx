import type { SecondFactor, SecondFactorSetup } from "@bezak/contract/second-factor.ts";
import { Alert, Badge, Button, useToast } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useDate } from "../../lib/use-date.ts";
import { renewRecoveryCodes, setUpSecondFactor, switchOffSecondFactor } from "./second-factor-api.ts";
import styles from "./second-factor.module.css";

export interface FactorStateProps {
  factor: SecondFactor;
  onSetUp: (setup: SecondFactorSetup) => void;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onSwitchedOff: () => void;
  onChanged: () => void;
}

/** Whether sign-in codes are on, and what can be done about it. */
export function FactorState({ factor, ...on }: FactorStateProps) {
  const t = useTexts();
  const dateOf = useDate();
  const [question, setQuestion] = useState<"off" | "renew" | null>(null);
  const { setUp, renew, switchOff } = useChanges(on);
  const hasPasskeys = factor.passkeys > 0;
  const hasFactor = factor.enabled || hasPasskeys;
  const offText = hasPasskeys
    ? t("secondFactor.offPasskeys")
    : [t("secondFactor.offText"), factor.required ? t("secondFactor.offRequired") : ""].join(" ").trim();
  const change = question === "off" ? switchOff : renew;

  return (
    <div className={styles.root}>
      {factor.required && !hasFactor ? <Alert tone="warning">{t("secondFactor.required")}</Alert> : null}
      <p className={styles.facts}>
        <Badge tone={factor.enabled ? "success" : "neutral"}>
          {factor.since === null
            ? t("secondFactor.off")
            : t("secondFactor.on", { date: dateOf(factor.since) })}
        </Badge>
        {hasFactor ? (
          <span className={styles.quiet}>{t("secondFactor.left", { count: factor.recoveryCodesLeft })}</span>
        ) : null}
      </p>
      <div className={styles.actions}>
        {factor.enabled ? null : (
          <Button
            variant={hasPasskeys ? "secondary" : "primary"}
            loading={setUp.isPending}
            onClick={() => setUp.mutate()}
          >
            {t("secondFactor.switchOn")}
          </Button>
        )}
        {/* they replace a passkey too */}
        {hasFactor ? <Button onClick={() => setQuestion("renew")}>{t("secondFactor.renew")}</Button> : null}
        {factor.enabled ? (
          <Button variant="ghost" onClick={() => setQuestion("off")}>
            {t("secondFactor.switchOff")}
          </Button>
        ) : null}
      </div>
      {question ? (
        <QuestionDialog
          title={t(`secondFactor.${question}Title`)}
          text={question === "off" ? offText : t("secondFactor.renewText")}
          act={t(question === "off" ? "secondFactor.switchOff" : "secondFactor.renew")}
          keep={t("secondFactor.keep")}
          tone={question === "off" ? "danger" : "primary"}
          busy={change.isPending}
          problem={change.error && describeError(change.error, t)}
          onAct={() => change.mutate(undefined, { onSuccess: () => setQuestion(null) })}
          onClose={() => {
            change.reset();
            setQuestion(null);
          }}
        />
      ) : null}
    </div>
  );
}

function useChanges({ onSetUp, onRenewed, onSwitchedOff, onChanged }: Omit<FactorStateProps, "factor">) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const setUp = useMutation({
    mutationFn: () => setUpSecondFactor(api),
    onSuccess: onSetUp,
    onError: (error) => toast.show({ text: describeError(error, t), tone: "danger" }),
    // the secret must not be cached
    gcTime: 0,
  });
  const renew = useMutation({
    mutationFn: () => renewRecoveryCodes(api),
    onSuccess: onRenewed,
    onSettled: onChanged,
    gcTime: 0,
  });
  const switchOff = useMutation({
    mutationFn: () => switchOffSecondFactor(api),
    onSuccess() {
      toast.show({ text: t("secondFactor.isOff"), tone: "success" });
      onSwitchedOff();
    },
    onSettled: onChanged,
  });
  return { setUp, renew, switchOff };
}
