import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { countedBy, type TabbedPage } from "../../../lib/counted.ts";
import { TabLinks } from "../../../lib/tab-links.tsx";
import type { ReturnsChoice } from "./returns-address.ts";

/** What waits for somebody first, finished returns last. */
const tabs = [
  "requested",
  "received",
  "refund_owed",
  "approved",
  "rejected",
  "refunded",
] as const satisfies readonly ReturnStatus[];

export interface ReturnTabsProps {
  choice: ReturnsChoice;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<ReturnStatus> | undefined;
  toAddress: (choice: ReturnsChoice) => string;
}

/** Tabs by status; another tab begins with its first page and keeps the other filters. */
export function ReturnTabs({ choice, page, toAddress }: ReturnTabsProps) {
  const t = useTexts();
  const { status: here, ...rest } = choice;
  return (
    <TabLinks
      label={t("sellerReturns.tabsLabel")}
      tabs={[undefined, ...tabs].map((status) => ({
        name: t(`sellerReturns.tabs.${status ?? "all"}`),
        to: toAddress({ ...rest, ...(status && { status }), page: 1 }),
        isHere: status === here,
        ...countedBy(page, status),
      }))}
    />
  );
}
