import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

export const returnTones: Record<ReturnStatus, NonNullable<BadgeProps["tone"]>> = {
  requested: "warning",
  approved: "info",
  rejected: "neutral",
  received: "brand",
  refund_owed: "info",
  refunded: "success",
};

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  return <Badge tone={returnTones[status]}>{useTexts()(`sellerReturns.states.${status}`)}</Badge>;
}
