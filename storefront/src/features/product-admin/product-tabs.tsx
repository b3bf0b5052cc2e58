import type { shownProductStatuses } from "@bezak/contract/product-attributes.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { countedBy, type TabbedPage } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import type { ProductsChoice } from "./products-address.ts";

const statuses = [undefined, "published", "draft", "hidden"] as const;

export interface ProductTabsProps {
  choice: ProductsChoice;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<(typeof shownProductStatuses)[number]> | undefined;
  toAddress: (choice: ProductsChoice) => string;
}

/** Tabs by status; another tab begins with its first page and keeps the other filters. */
export function ProductTabs({ choice, page, toAddress }: ProductTabsProps) {
  const t = useTexts();
  const { status: here, ...rest } = choice;
  return (
    <TabLinks
      label={t("sellerProducts.tabsLabel")}
      tabs={statuses.map((status) => ({
        name: t(`sellerProducts.tabs.${status ?? "all"}`),
        to: toAddress({ ...rest, ...(status && { status }), page: 1 }),
        isHere: status === here,
        ...countedBy(page, status),
      }))}
    />
  );
}
