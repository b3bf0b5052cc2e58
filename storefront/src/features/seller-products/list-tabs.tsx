import { useTexts } from "../../i18n/texts-context.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { productTabs, getTab, withTab, type ListChoice } from "./list-choice.ts";
import type { SellerProductsPage } from "./seller-products-api.ts";

export interface ListTabsProps {
  choice: ListChoice;
  /** undefined until they are loaded */
  counts: SellerProductsPage["counts"] | undefined;
  toAddress: (choice: ListChoice) => string;
}

export function ListTabs({ choice, counts, toAddress }: ListTabsProps) {
  const t = useTexts();
  const here = getTab(choice);
  // most shops never have a hidden product
  const tabs = productTabs.filter((tab) => tab !== "hidden" || tab === here || (counts?.hidden ?? 0) > 0);
  return (
    <TabLinks
      label={t("sellerProducts.tabsLabel")}
      tabs={tabs.map((tab) => ({
        name: t(`sellerProducts.tabs.${tab}`),
        to: toAddress(withTab(choice, tab)),
        isHere: tab === here,
        count: counts?.[tab],
      }))}
    />
  );
}
