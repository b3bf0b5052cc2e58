import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

const tones: Record<ReturnStatus, NonNullable<BadgeProps["tone"]>> = {
  requested: "warning",
  approved: "info",
  rejected: "neutral",
  received: "brand",
  refund_owed: "info",
  refunded: "success",
};

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  return <Badge tone={tones[status]}>{useTexts()(`sellerReturns.states.${status}`)}</Badge>;
}
