import type { AdministeredPayout } from "@bezak/contract/administered-payout.ts";
import { Timeline, type TimelineStep } from "@bezak/ui-kit";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";

interface Event {
  key: string;
  at: string;
  title: string;
  /** who it was */
  by: string;
  reason: string | null;
  isBad: boolean;
}

function toEvents({ history, approvals }: AdministeredPayout, t: Texts): Event[] {
  const steps = history.map(({ status, at, by, reason }, index) => ({
    key: `step ${index}`,
    at,
    title: t(`adminPayout.steps.${status}`),
    by: by ? by.name : t("adminPayout.byTimer"),
    reason,
    isBad: status === "failed" || status === "cancelled",
  }));
  const requests = approvals.flatMap((one): Event[] => [
    {
      key: `${one.id} requested`,
      at: one.requestedAt,
      title: t("adminPayout.requested"),
      by: one.requestedBy.name,
      reason: one.reason,
      isBad: false,
    },
    ...(one.decidedAt && one.decidedBy
      ? [
          {
            key: `${one.id} decided`,
            at: one.decidedAt,
            title: t(`adminPayout.decisions.${one.status}`),
            by: one.decidedBy.name,
            reason: one.decisionReason,
            isBad: one.status !== "approved",
          },
        ]
      : []),
  ]);
  return [...steps, ...requests].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Everything that was done with a payout, oldest first, and by whom. */
export function PayoutHistory({ payout }: { payout: AdministeredPayout }) {
  const t = useTexts();
  const date = useDate();
  const steps = toEvents(payout, t).map(({ key, at, title, by, reason, isBad }): TimelineStep => ({
    key,
    title,
    state: isBad ? "failed" : "done",
    time: date(at),
    dateTime: at,
    description: reason ? t("adminPayout.byWithReason", { by, reason }) : by,
  }));
  return (
    <Timeline
      label={t("adminPayout.history")}
      steps={steps}
      stateLabels={{
        done: t("adminPayout.stepStates.done"),
        current: t("adminPayout.stepStates.done"),
        upcoming: t("adminPayout.stepStates.done"),
        failed: t("adminPayout.stepStates.failed"),
      }}
    />
  );
}
