import type { ParcelTab } from "@bezak/contract/parcel-status.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { countedBy, type TabbedPage } from "../../../lib/counted.ts";
import { TabLinks } from "../../../lib/tab-links.tsx";
import type { OrdersChoice } from "./orders-address.ts";

/** What needs attention first, finished parcels last. */
const tabs = [
  "late",
  "pending",
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "awaiting_payment",
  "cancelled",
] as const satisfies readonly ParcelTab[];

export interface OrderTabsProps {
  choice: OrdersChoice;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<ParcelTab> | undefined;
  toAddress: (choice: OrdersChoice) => string;
}

/** Tabs by status; another tab begins with its first page and keeps the other filters. */
export function OrderTabs({ choice, page, toAddress }: OrderTabsProps) {
  const t = useTexts();
  const { status: here, ...rest } = choice;
  // a late parcel is also new
  const all = page && { ...page, counts: { ...page.counts, late: 0 } };
  return (
    <TabLinks
      label={t("orderAdmin.tabsLabel")}
      tabs={[undefined, ...tabs].map((status) => ({
        name: t(`orderAdmin.tabs.${status ?? "all"}`),
        to: toAddress({ ...rest, ...(status && { status }), page: 1 }),
        isHere: status === here,
        ...countedBy(status ? page : all, status),
        alarm: status === "late",
      }))}
    />
  );
}
