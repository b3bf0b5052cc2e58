import type { PayoutStatus } from "@bezak/contract/payout-status.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

const appearances = {
  scheduled: "neutral",
  sent: "info",
  paid: "success",
  failed: "danger",
  cancelled: "neutral",
} as const;

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const t = useTexts();
  return <Badge tone={appearances[status]}>{t(`finance.statuses.${status}`)}</Badge>;
}
