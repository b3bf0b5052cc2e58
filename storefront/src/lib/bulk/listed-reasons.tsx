import { moderationReasonLimits, type ModerationReason } from "@bezak/contract/moderation-reasons.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import { TextArea } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isReason } from "../reason-field.tsx";
import { ReasonChoice } from "../reason-choice.tsx";

export interface ReasonsOfJob {
  reasons: readonly ModerationReason[];
  /** the administrator's own */
  words: string;
}

/** What is still wrong with them. */
export function findReasonProblem({ reasons, words }: ReasonsOfJob): "missing" | "short" | null {
  if (words.trim() === "") return reasons.length === 0 ? "missing" : null;
  return isReason(words) ? null : "short";
}

export interface ListedReasonsProps {
  list: ModerationKind;
  given: ReasonsOfJob;
  onGiven: (given: ReasonsOfJob) => void;
  /** they were sent at least once */
  checked: boolean;
}

/** Reasons of a bulk act: from a list, in the administrator's words, or both. Needs the message part `jobs`. */
export function ListedReasons({ list, given, onGiven, checked }: ListedReasonsProps) {
  const t = useTexts();
  const problem = checked ? findReasonProblem(given) : null;
  const errors = {
    missing: t("jobs.reasonMissing"),
    short: t("jobs.reasonShort"),
  };
  return (
    <>
      <ReasonChoice
        legend={t("jobs.reasons", { max: moderationReasonLimits.chosen })}
        kind={list}
        chosen={given.reasons}
        onChoose={(reasons) => onGiven({ ...given, reasons })}
      />
      <TextArea
        id="bulk-words"
        rows={2}
        label={t("jobs.words")}
        hint={t("jobs.wordsHint")}
        maxLength={moderationReasonLimits.words}
        value={given.words}
        error={problem ? errors[problem] : undefined}
        onChange={(event) => onGiven({ ...given, words: event.currentTarget.value })}
      />
    </>
  );
}
