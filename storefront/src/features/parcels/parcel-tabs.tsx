import type { ParcelTab } from "@bezak/contract/parcel-status.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import type { ParcelChoice } from "./parcel-choice.ts";
import type { ParcelPage } from "./parcels-api.ts";

/** What must be done comes first, finished parcels last. */
const tabs = [
  "pending",
  "late",
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "awaiting_payment",
  "cancelled",
] as const satisfies readonly ParcelTab[];

export interface ParcelTabsProps {
  choice: ParcelChoice;
  /** undefined until they are loaded */
  counts: ParcelPage["counts"] | undefined;
  toAddress: (choice: ParcelChoice) => string;
}

export function ParcelTabs({ choice, counts, toAddress }: ParcelTabsProps) {
  const t = useTexts();
  const all = counts && Object.entries(counts).reduce((sum, [tab, n]) => (tab === "late" ? sum : sum + n), 0);
  return (
    <TabLinks
      label={t("parcels.tabsLabel")}
      tabs={[undefined, ...tabs].map((tab) => ({
        name: t(`parcels.tabs.${tab ?? "all"}`),
        to: toAddress({ ...choice, tab, page: 1 }),
        isHere: tab === choice.tab,
        count: tab === undefined ? all : counts?.[tab],
        alarm: tab === "late",
      }))}
    />
  );
}
