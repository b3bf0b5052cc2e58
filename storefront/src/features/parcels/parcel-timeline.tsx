import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Timeline, type TimelineStep } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { parcelSteps } from "../../lib/parcel-steps.ts";
import { useDate } from "../../lib/use-date.ts";
import { cancellationText } from "./cancellation-text.ts";

/** Past steps of a parcel with their times, and future ones. */
export function ParcelTimeline({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  const date = useDate();
  const steps = parcelSteps(parcel).map(({ status, state, at }): TimelineStep => {
    const entry = parcel.timeline.findLast((one) => one.status === status);
    return {
      key: status,
      state,
      title: t(`parcels.way.${status}`),
      ...(at === undefined ? {} : { time: date(at), dateTime: at }),
      description: status === "cancelled" && entry ? cancellationText(entry, t) : null,
    };
  });
  return (
    <Timeline
      label={t("parcels.one", { number: parcel.number })}
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
