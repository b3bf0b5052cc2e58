import { limits } from "@bezak/contract/limits.ts";
import { Button, SegmentedControl } from "@bezak/ui-kit";
import { useState } from "react";
import { getTexts, loadMessages } from "../../../i18n/load-messages.ts";
import { useLanguage, useTexts } from "../../../i18n/texts-context.tsx";
import { languages, type Language } from "../../../lib/language.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { describeBesideReason, isReason, ReasonField } from "../../../lib/reason-field.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import styles from "./reject-dialog.module.css";

const readyReasons = ["advertising", "offensive", "offTopic", "personal", "pictures"] as const;

export interface RejectDialogProps {
  /** as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  busy: boolean;
  /** why it was not rejected */
  error: unknown;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a rejection, which the author reads; ready-made ones can be edited. */
export function RejectDialog({ reason, onReason, busy, error, onReject, onClose }: RejectDialogProps) {
  const t = useTexts();
  const ready = useReadyReasons();
  const [attempts, setAttempts] = useState(0);
  const [filled, setFilled] = useState("");
  const form = useRefusalFocus(attempts);
  const written = reason.trim();

  /** Replaces what was filled in before, and adds to what was typed. */
  function fill(text: string) {
    if (written.includes(text)) return;
    onReason(written === "" || written === filled ? text : `${written}; ${text}`.slice(0, limits.reasonMax));
    setFilled(text);
  }

  function submit() {
    setAttempts(attempts + 1);
    if (isReason(reason)) onReject(written);
  }

  return (
    <QuestionDialog
      size="medium"
      title={t("waiting.reviews.rejectTitle")}
      text={t("waiting.reviews.rejectText")}
      act={t("waiting.reviews.reject")}
      keep={t("waiting.reviews.cancel")}
      tone="danger"
      busy={busy}
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <div role="group" aria-label={t("waiting.reviews.readyReasons")} className={styles.ready}>
        <div className={styles.head}>
          <span aria-hidden>{t("waiting.reviews.readyReasons")}</span>
          <SegmentedControl
            label={t("waiting.reviews.readyLanguage")}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={ready.language}
            onValueChange={ready.choose}
          />
        </div>
        <ul role="list" lang={ready.language} className={styles.reasons}>
          {ready.reasons.map((text, index) => (
            <li key={text}>
              <Button
                size="small"
                data-first-focus={index === 0 || undefined}
                aria-pressed={written.includes(text)}
                className={styles.reason}
                onClick={() => fill(text)}
              >
                {text}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <ReasonField
        id="rejection-reason"
        label={t("waiting.reviews.reason")}
        hint={t("waiting.reviews.reasonHint")}
        short={t("waiting.reviews.reasonShort", { min: limits.reasonMin })}
        reason={reason}
        onReason={onReason}
        checked={attempts > 0}
        error={error}
      />
    </QuestionDialog>
  );
}

/** Ready-made reasons in a chosen language, at first that of the page. */
function useReadyReasons() {
  const [language, setLanguage] = useState<Language>(useLanguage());
  const t = getTexts(language);
  return {
    language,
    reasons: readyReasons.map((reason) => t(`waiting.reviews.reasons.${reason}`)),
    choose: (to: Language) =>
      // without a network the reasons stay in their language
      void loadMessages(to, ["waiting"]).then(
        () => setLanguage(to),
        () => undefined,
      ),
  };
}
