import {
  moderationReasonLimits,
  moderationReasons,
  reasonText,
  type ModerationReason,
} from "@bezak/contract/moderation-reasons.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import { Checkbox } from "@bezak/ui-kit";
import { useLanguage } from "../i18n/texts-context.tsx";
import styles from "./reason-choice.module.css";

export interface ReasonChoiceProps {
  legend: string;
  kind: ModerationKind;
  chosen: readonly ModerationReason[];
  onChoose: (reasons: readonly ModerationReason[]) => void;
}

/** Reasons for rejecting something of a kind, in the language of the page; each person reads them in a language of their own. */
export function ReasonChoice({ legend, kind, chosen, onChoose }: ReasonChoiceProps) {
  const language = useLanguage();
  return (
    <fieldset className={styles.reasons}>
      <legend>{legend}</legend>
      {moderationReasons[kind].map((reason, index) => {
        const isChosen = chosen.includes(reason);
        return (
          <Checkbox
            key={reason}
            data-first-focus={index === 0 || undefined}
            label={reasonText(reason, language)}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= moderationReasonLimits.chosen}
            onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== reason) : [...chosen, reason])}
          />
        );
      })}
    </fieldset>
  );
}
