import type { ModerationDecision, ModerationItem } from "@bezak/contract/moderation.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { isFirst, textKey } from "./use-queue.ts";

export interface DecidedNoticeProps {
  item: ModerationItem;
  name: string;
  /** null when it is not known who decided */
  decision: ModerationDecision | null;
  onDismiss: () => void;
}

/** In the position of an item that somebody else has decided: what they did. Nothing else happened. */
export function DecidedNotice({ item, name, decision, onDismiss }: DecidedNoticeProps) {
  const t = useTexts();
  const date = useDate();
  return (
    <Alert
      tone="info"
      title={name}
      actions={
        <Button size="small" onClick={onDismiss}>
          {t("moderation.dismiss")}
        </Button>
      }
    >
      {decision ? (
        <>
          {t("moderation.decided", { who: decision.by.name, when: date(decision.at) })}{" "}
          {t(`moderation.done.${textKey(item)}.${isFirst(item, decision) ? "yes" : "no"}`)}.
          {decision.reason ? ` ${t("moderation.decidedReason", { reason: decision.reason })}` : null}
        </>
      ) : (
        t("moderation.decidedBefore")
      )}{" "}
      {t("moderation.nothingDone")}
    </Alert>
  );
}
