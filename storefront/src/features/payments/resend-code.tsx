import type { CardAttempt, Payment } from "@bezak/contract/payments.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { cardFailureText } from "./card-messages.ts";
import { resendCodeMutation } from "./payments-api.ts";
import { clock, useTimeLeft } from "./use-time-left.ts";
import styles from "./payment-view.module.css";

export interface ResendCodeProps {
  payment: Payment;
  card: CardAttempt;
  onSent: () => void;
}

/** Requests another code once the gateway allows it. */
export function ResendCode({ payment, card, onSent }: ResendCodeProps) {
  const t = useTexts();
  const toast = useToast();
  const left = useTimeLeft(card.resendAt);
  const resend = useMutation({
    ...resendCodeMutation(useApi(), useQueryClient(), payment.id),
    networkMode: "always",
  });
  if (left === null) return <p className={styles.quiet}>{t("payment.cardForm.noResend")}</p>;
  function send() {
    resend.mutate(undefined, {
      onSuccess: () => {
        toast.show({ text: t("payment.cardForm.resent"), tone: "success" });
        onSent();
      },
      onError: (error) => toast.show({ text: cardFailureText(error, "resend", t), tone: "danger" }),
    });
  }
  if (left > 0) {
    return (
      <p role="timer" className={styles.quiet}>
        {t("payment.cardForm.resendIn", { time: clock(left) })}
      </p>
    );
  }
  return (
    <Button loading={resend.isPending} onClick={send}>
      {t("payment.cardForm.resend")}
    </Button>
  );
}
