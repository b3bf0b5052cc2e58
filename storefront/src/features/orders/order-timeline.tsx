import type { Parcel } from "@bezak/contract/orders.ts";
import { Timeline, type TimelineStep } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import { cancelledText, nextText, orderText, type OrderCircumstances } from "./order-messages.ts";
import { parcelSteps, type ShownParcelStep } from "../../lib/parcel-steps.ts";

export interface OrderTimelineProps {
  parcel: Pick<Parcel, "number" | "status" | "timeline">;
  order: OrderCircumstances;
  /** explains the next step beside the current one; left out where it is explained elsewhere */
  withNext: boolean;
}

/** Past, current and future steps of a parcel. */
export function OrderTimeline({ parcel, order, withNext }: OrderTimelineProps) {
  const t = useTexts();
  const date = useDate();

  function describe({ status, state }: ShownParcelStep): string | null {
    if (state === "failed") {
      const entry = parcel.timeline.findLast((one) => one.status === status);
      if (!entry) return null;
      return cancelledText(entry, t);
    }
    return withNext && status === parcel.status ? nextText(status, order, t) : null;
  }

  const steps = parcelSteps(parcel).map((step): TimelineStep => ({
    key: step.status,
    state: step.state,
    title:
      step.status === "pending" && step.state === "done"
        ? t("orders.stepPlaced")
        : orderText({ status: step.status, payment: order.payment }, t),
    ...(step.at === undefined ? {} : { time: date(step.at), dateTime: step.at }),
    description: describe(step),
  }));
  return (
    <Timeline
      label={`${t("orders.history")} ${parcel.number}`}
      steps={steps}
      stateLabels={{
        done: t("orders.stepStates.done"),
        current: t("orders.stepStates.current"),
        upcoming: t("orders.stepStates.upcoming"),
        failed: t("orders.stepStates.failed"),
      }}
    />
  );
}
