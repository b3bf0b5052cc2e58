import { useTexts } from "../../i18n/texts-context.tsx";
import { countedBy } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import type { ProductsPage } from "./product-admin-api.ts";
import type { ProductsChoice } from "./products-address.ts";

const statuses = [undefined, "published", "draft", "hidden"] as const;

export interface ProductTabsProps {
  choice: ProductsChoice;
  /** by status, under the other filters; undefined until they are loaded */
  counts: ProductsPage["counts"] | undefined;
  toAddress: (choice: ProductsChoice) => string;
}

/** Tabs by status; another tab begins with its first page and keeps the other filters. */
export function ProductTabs({ choice, counts, toAddress }: ProductTabsProps) {
  const t = useTexts();
  const { status: here, ...rest } = choice;
  return (
    <TabLinks
      label={t("sellerProducts.tabsLabel")}
      tabs={statuses.map((status) => ({
        name: t(`sellerProducts.tabs.${status ?? "all"}`),
        to: toAddress({ ...rest, ...(status && { status }), page: 1 }),
        isHere: status === here,
        ...countedBy(counts, status),
      }))}
    />
  );
}
