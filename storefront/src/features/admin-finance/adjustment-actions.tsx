import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { AdjustmentDecision } from "./adjustments-api.ts";

export interface AdjustmentActionsProps {
  /** a waiting one */
  request: AdjustmentRequest;
  /** whether this administrator asked for it, who then can only withdraw it */
  isOwn: boolean;
  onDecide: (decision: AdjustmentDecision) => void;
}

/** Buttons that decide about an adjustment. */
export function AdjustmentActions({ request: { seller }, isOwn, onDecide }: AdjustmentActionsProps) {
  const t = useTexts();
  const refuse = t(isOwn ? "adminPayouts.takeBack" : "adminPayouts.refuse");
  return (
    <>
      {isOwn ? null : (
        <Button
          size="small"
          variant="primary"
          aria-label={`${t("adminPayouts.approve")}: ${seller.name}`}
          onClick={() => onDecide("approve")}
        >
          {t("adminPayouts.approve")}
        </Button>
      )}
      <Button size="small" aria-label={`${refuse}: ${seller.name}`} onClick={() => onDecide("refuse")}>
        {refuse}
      </Button>
    </>
  );
}
