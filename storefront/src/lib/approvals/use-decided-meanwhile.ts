import type { Approval } from "@bezak/contract/approvals.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../api-error.ts";
import { useDate } from "../use-date.ts";

/** Says what somebody else has decided about a request meanwhile; null for any other error. */
export function useDecidedMeanwhile(): (error: unknown) => string | null {
  const t = useTexts();
  const date = useDate();
  return (error) => {
    if (!hasCode(error, "approval_decided")) return null;
    const { current } = (error.details ?? {}) as { current?: Approval };
    if (!current?.decidedAt) return null;
    const { status, decidedBy, decidedAt, decisionReason: reason } = current;
    const state = t(`approvals.statuses.${status}`);
    const decided = t("approvals.decidedMeanwhile", {
      state,
      who: decidedBy?.name ?? "",
      when: date(decidedAt),
    });
    return reason ? `${decided} ${t("approvals.decidedReason", { reason })}` : decided;
  };
}
