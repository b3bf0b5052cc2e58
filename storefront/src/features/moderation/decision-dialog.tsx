import type { ModerationItem } from "@bezak/contract/moderation.ts";
import { limits } from "@bezak/contract/limits.ts";
import {
  composeReason,
  moderationReasonLimits,
  type ModerationReason,
} from "@bezak/contract/moderation-reasons.ts";
import { TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { ReasonChoice } from "../../lib/reason-choice.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./decision-dialog.module.css";
import type { ItemDecision } from "./queue-state.ts";
import { isFirst, textKey } from "./use-queue.ts";

export interface DecisionDialogProps {
  item: ModerationItem;
  name: string;
  outcome: ItemDecision["outcome"];
  /** the reasons that were given before, when that could not be stored or was undone */
  given: ItemDecision | undefined;
  onDecide: (decision: ItemDecision) => void;
  onClose: () => void;
}

/** Asks before a decision that tells somebody something, or that cannot be undone. */
export function DecisionDialog({ item, name, outcome, given, onDecide, onClose }: DecisionDialogProps) {
  const t = useTexts();
  const [reasons, setReasons] = useState<readonly ModerationReason[]>(given?.reasons ?? []);
  const [own, setOwn] = useState(given?.words ?? "");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { kind, person } = item;
  const rejects = outcome === "rejected";
  const isShort = own.trim() !== "" && own.trim().length < limits.reasonMin;
  const isMissing = rejects && reasons.length === 0 && own.trim() === "";
  const question = rejects ? textKey(item) : "approve";
  const which = isFirst(item, { outcome }) ? "yes" : "no";

  function submit() {
    setAttempts(attempts + 1);
    if (isMissing || isShort) return;
    onDecide(rejects ? { outcome, reasons: [...reasons], words: own.trim() || null } : { outcome });
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(`moderation.ask.${question}.title`, { name })}
      text={t(`moderation.ask.${question}.text`)}
      act={t(`moderation.acts.${textKey(item)}.${which}`)}
      keep={t("moderation.cancel")}
      tone={rejects ? "danger" : "primary"}
      busy={false}
      focusAct={!rejects}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {rejects ? (
        <>
          <ReasonChoice
            legend={t("moderation.reasons", { max: moderationReasonLimits.chosen })}
            kind={kind}
            chosen={reasons}
            onChoose={setReasons}
          />
          <TextArea
            id="moderation-words"
            rows={2}
            label={t("moderation.words")}
            maxLength={moderationReasonLimits.words}
            value={own}
            error={
              attempts === 0
                ? undefined
                : isMissing
                  ? t("moderation.reasonMissing")
                  : isShort
                    ? t("moderation.wordsShort", { min: limits.reasonMin })
                    : undefined
            }
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
          {person ? (
            <Preview {...person} reason={composeReason({ reasons, words: own }, person.language)} />
          ) : null}
        </>
      ) : null}
    </QuestionDialog>
  );
}

/** The reason as it is stored for its reader. */
function Preview({ name, language, reason }: NonNullable<ModerationItem["person"]> & { reason: string }) {
  const t = useTexts();
  return (
    <div className={styles.preview}>
      <p className={styles.quiet}>
        {t("moderation.preview", {
          who: name || t("moderation.nobody"),
          language: t(`languages.${language}`),
        })}
      </p>
      <p lang={language} className={styles.text}>
        {reason || "…"}
      </p>
    </div>
  );
}
