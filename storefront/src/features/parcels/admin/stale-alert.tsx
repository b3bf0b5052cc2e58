import { Alert } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import type { StaleParcel } from "./use-parcel-change.ts";

export interface StaleAlertProps {
  stale: StaleParcel | null;
  /** a written reason is kept for the next attempt */
  hasReason: boolean;
  onClose: () => void;
}

/** Says that somebody has changed the parcel meanwhile, from which state to which. */
export function StaleAlert({ stale, hasReason, onClose }: StaleAlertProps) {
  const t = useTexts();
  if (!stale) return null;
  return (
    <Alert tone="warning" onClose={onClose} closeLabel={t("common.close")}>
      {stale.before === stale.now
        ? t("orderAdmin.changed")
        : t("orderAdmin.changedState", {
            before: t(`parcels.states.${stale.before}`),
            now: t(`parcels.states.${stale.now}`),
          })}{" "}
      {hasReason ? t("orderAdmin.reasonKept") : null}
    </Alert>
  );
}
