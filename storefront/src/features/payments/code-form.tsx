import type { CardAttempt, Payment } from "@bezak/contract/payments.ts";
import { Alert, Button, DigitField, VisuallyHidden } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { useSum } from "../../lib/use-sum.ts";
import { codeLength } from "./card-rules.ts";
import { cardFailureText, isUnanswered, getAttemptsLeft } from "./card-messages.ts";
import { confirmCardMutation, paymentQuery } from "./payments-api.ts";
import { ResendCode } from "./resend-code.tsx";
import { clock, useTimeLeft } from "./use-time-left.ts";
import styles from "./payment-view.module.css";

export interface CodeFormProps {
  payment: Payment;
  card: CardAttempt;
  /** the card was just sent, so the code field receives the focus */
  atOnce: boolean;
  /** returns to the card form */
  onChange: () => void;
}

const groups = [codeLength];

/** Milliseconds that a call without an answer may still be on its way; an earlier status proves nothing. */
const deliveryMs = 5000;

/** Form for the bank's code. A wrong code only reduces the remaining attempts. */
export function CodeForm({ payment, card, atOnce, onChange }: CodeFormProps) {
  const t = useTexts();
  const sum = useSum();
  const id = useId();
  const [code, setCode] = useState("");
  const [short, setShort] = useState(false);
  /** attempts left after a wrong code; reset when another is typed */
  const [wrong, setWrong] = useState(payment.failure === "code_wrong" ? card.triesLeft : null);
  const [refusals, setRefusals] = useState(0);
  const root = useRefusalFocus(refusals);
  const left = useTimeLeft(card.codeUntil) ?? 0;
  const read = () => ({ code });
  const api = useApi();
  const confirm = useMutation(confirmCardMutation(api, useQueryClient(), payment.id, read));
  const refused = getAttemptsLeft(confirm.error);
  const { dataUpdatedAt } = useQuery({ ...paymentQuery(api, payment.id), enabled: false });
  const [failedAt, setFailedAt] = useState(0);
  // a later status still awaits the code, so the call did not arrive: the server records an attempt before paying
  const notTaken = isUnanswered(confirm.error) && dataUpdatedAt > failedAt + deliveryMs;

  useEffect(() => {
    if (atOnce) document.getElementById(id)?.focus();
  }, [atOnce, id]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (confirm.isPending) return;
    setShort(code.length < 4);
    if (code.length < 4) return setRefusals(refusals + 1);
    confirm.mutate(undefined, {
      onError: (error) => {
        setFailedAt(Date.now());
        setWrong(getAttemptsLeft(error));
        setRefusals(refusals + 1);
      },
    });
  }

  function problem() {
    if (short) return t("payment.cardForm.codeShort");
    if (wrong === null) return undefined;
    return `${t("payment.cardForm.wrong")} ${t("payment.cardForm.tries", { count: wrong })}`;
  }

  const { mask, phone } = card;
  return (
    <form ref={root} noValidate onSubmit={send} className={styles.part}>
      {confirm.error && refused === null ? (
        <Alert tone="danger">
          {notTaken ? t("payment.cardForm.notTaken") : cardFailureText(confirm.error, "code", t)}
        </Alert>
      ) : null}
      <p>
        {phone ? t("payment.cardForm.sentTo", { phone, mask }) : t("payment.cardForm.sent", { mask })}{" "}
        {wrong === null ? t("payment.cardForm.tries", { count: card.triesLeft }) : null}
      </p>
      <DigitField
        id={id}
        required
        label={t("payment.cardForm.code")}
        hint={
          left > 0 ? (
            <span role="timer">{t("payment.cardForm.codeLeft", { time: clock(left) })}</span>
          ) : (
            t("payment.cardForm.codeOver")
          )
        }
        autoComplete="one-time-code"
        groups={groups}
        value={code}
        error={problem()}
        onValueChange={(digits) => {
          setCode(digits);
          setShort(false);
          setWrong(null);
          if (!confirm.isPending) confirm.reset();
        }}
      />
      <VisuallyHidden role="status">{left > 0 ? null : t("payment.cardForm.codeOver")}</VisuallyHidden>
      <Button type="submit" variant="primary" size="large" wide loading={confirm.isPending}>
        {t("payment.cardForm.confirm", { sum: sum(payment.amount) })}
      </Button>
      <div className={styles.actions}>
        <ResendCode
          payment={payment}
          card={card}
          onSent={() => {
            setCode("");
            setWrong(null);
            confirm.reset();
            document.getElementById(id)?.focus();
          }}
        />
        <Button variant="ghost" onClick={onChange} disabled={confirm.isPending}>
          {t("payment.cardForm.change")}
        </Button>
      </div>
    </form>
  );
}
