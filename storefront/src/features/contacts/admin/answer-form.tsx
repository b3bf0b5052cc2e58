import { contactLimits, type ContactStatus } from "@bezak/contract/contact-topics.ts";
import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import { Alert, Button, TextArea, useToast } from "@bezak/ui-kit";
import { useState, type SubmitEvent } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ActionFailure } from "../../../lib/action-failure.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { useRequestKey } from "../../../lib/use-request-key.ts";
import { useRowDecision } from "../../../lib/use-row-decision.ts";
import styles from "./answer-form.module.css";
import { answerMessage, messagesKey } from "./messages-api.ts";

const { answerMin: min, answerMax: max } = contactLimits;

export interface AnswerFormProps {
  message: AdministeredContactMessage;
  /** the list that is shown */
  status: ContactStatus;
  onClose: () => void;
}

/** Writes an answer, which is mailed to the sender of a message. What was typed stays until it is sent. */
export function AnswerForm({ message, status, onClose }: AnswerFormProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [draft, setDraft] = useState("");
  const keyOf = useRequestKey();
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const { number, email, language } = message;
  const { decide, sending, isStale, error, reset } = useRowDecision<AdministeredContactMessage, string>({
    row: message,
    listKey: messagesKey,
    leaves: status !== "answered",
    send: (shown, answer) => answerMessage(api, shown, { text: answer, key: keyOf(answer) }),
    onDecided() {
      toast.show({ text: t("waiting.messages.answers.sent", { number }), tone: "success" });
      onClose();
    },
  });
  const text = draft.trim();
  const isWrong = text.length < min || text.length > max;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isWrong) setRefusals(refusals + 1);
    else decide(text);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.root}>
      {isStale ? <Alert tone="warning">{t("waiting.messages.answers.changed")}</Alert> : null}
      <ActionFailure of={{ error, reset }} />
      <TextArea
        autoFocus
        rows={5}
        lang={language}
        label={t("waiting.messages.answers.label")}
        hint={t("waiting.messages.answers.hint", { email, language: t(`languages.${language}`) })}
        maxLength={max}
        value={draft}
        error={refusals > 0 && isWrong ? t("waiting.messages.answers.length", { min, max }) : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" loading={sending !== undefined}>
          {t("waiting.messages.answers.send")}
        </Button>
        <Button size="small" variant="ghost" disabled={sending !== undefined} onClick={onClose}>
          {t("waiting.messages.answers.cancel")}
        </Button>
      </div>
    </form>
  );
}
