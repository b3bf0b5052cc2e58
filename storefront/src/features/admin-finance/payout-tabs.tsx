import { payoutStatuses, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { countedBy, type TabbedPage } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";

export interface PayoutTabsProps {
  /** the shown status; null: all */
  here: PayoutStatus | null;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<PayoutStatus> | undefined;
  toAddress: (status: PayoutStatus | null) => string;
}

/** Tabs by status, each with the number of its payouts, and one of all. */
export function PayoutTabs({ here, page, toAddress }: PayoutTabsProps) {
  const t = useTexts();
  return (
    <TabLinks
      label={t("adminPayouts.filter")}
      tabs={[null, ...payoutStatuses].map((status) => ({
        name: status ? t(`adminPayouts.tabs.${status}`) : t("adminPayouts.all"),
        to: toAddress(status),
        isHere: status === here,
        ...countedBy(page, status),
      }))}
    />
  );
}
