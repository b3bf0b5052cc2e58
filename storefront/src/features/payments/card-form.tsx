import type { Payment } from "@bezak/contract/payments.ts";
import { Alert, Button, DigitField } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CreditCard, ShieldCheck } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import {
  asMonth,
  cardProblems,
  expiryGroups,
  findExpiry,
  numberGroups,
  type CardProblems,
} from "./card-rules.ts";
import { cardFailureText, failureText } from "./card-messages.ts";
import { payByCardMutation } from "./payments-api.ts";
import styles from "./payment-view.module.css";

export interface CardFormProps {
  payment: Payment;
  onSent: () => void;
  /** returns to the code form, if the code of another card is awaited */
  onCode?: () => void;
}

/** Card form of a payment. What is typed exists only in this form until it is sent. */
export function CardForm({ payment, onSent, onCode }: CardFormProps) {
  const t = useTexts();
  const [number, setNumber] = useState("");
  const [expiry, setExpiry] = useState("");
  const [problems, setProblems] = useState<CardProblems>({});
  const [refusals, setRefusals] = useState(0);
  const root = useRefusalFocus(refusals);
  const read = () => ({ number, expiry: findExpiry(expiry) ?? "" });
  const pay = useMutation(payByCardMutation(useApi(), useQueryClient(), payment.id, read));

  // the result of the card just sent, else of the previous attempt
  const before = payment.status === "failed" ? failureText(payment.failure, t) : null;
  const failed = pay.error ? cardFailureText(pay.error, "card", t) : before;

  function edit(change: () => void) {
    change();
    setProblems({});
    if (!pay.isPending) pay.reset();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (pay.isPending) return;
    const found = cardProblems(number, expiry, serverNow());
    setProblems(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    pay.mutate(undefined, { onSuccess: onSent });
  }

  return (
    <form ref={root} noValidate onSubmit={send} className={styles.part}>
      {failed ? <Alert tone="danger">{failed}</Alert> : null}
      <div className={styles.card}>
        <DigitField
          required
          label={t("payment.cardForm.number")}
          hint={t("payment.cardForm.numberHint")}
          autoComplete="cc-number"
          groups={numberGroups}
          start={<CreditCard aria-hidden />}
          value={number}
          error={problems.number && t(problems.number)}
          onValueChange={(digits) => edit(() => setNumber(digits))}
        />
        <DigitField
          required
          label={t("payment.cardForm.expiry")}
          autoComplete="cc-exp"
          placeholder={t("payment.cardForm.expiryExample")}
          groups={expiryGroups}
          separator="/"
          understand={asMonth}
          value={expiry}
          error={problems.expiry && t(problems.expiry)}
          onValueChange={(digits) => edit(() => setExpiry(digits))}
        />
      </div>
      <Button type="submit" variant="primary" size="large" wide loading={pay.isPending}>
        {t("payment.cardForm.submit")}
      </Button>
      {onCode ? (
        <Button variant="ghost" onClick={onCode} disabled={pay.isPending}>
          {t("payment.cardForm.toCode")}
        </Button>
      ) : null}
      <p className={styles.safe}>
        <ShieldCheck aria-hidden />
        {t("payment.cardForm.safe")}
      </p>
    </form>
  );
}
