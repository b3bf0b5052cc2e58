import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { goodsTabs, tabOf, withTab, type ListChoice } from "./list-choice.ts";
import styles from "./list-tabs.module.css";
import type { GoodsPage } from "./seller-products-api.ts";

export interface ListTabsProps {
  choice: ListChoice;
  /** undefined until they are known */
  counts: GoodsPage["counts"] | undefined;
  addressOf: (choice: ListChoice) => string;
}

/** The kinds of goods with how many there are of each. */
export function ListTabs({ choice, counts, addressOf }: ListTabsProps) {
  const t = useTexts();
  const open = tabOf(choice);
  return (
    <nav aria-label={t("sellerProducts.tabsLabel")} className={styles.root}>
      {goodsTabs.map((tab) => (
        <Button key={tab} asChild size="small" variant="ghost">
          <Link
            to={addressOf(withTab(choice, tab))}
            state={{ keepScroll: true }}
            aria-current={tab === open ? "page" : undefined}
            className={styles.tab}
          >
            {t(`sellerProducts.tabs.${tab}`)}
            {counts ? <span className={styles.count}>{` ${formatNumber(counts[tab])}`}</span> : null}
          </Link>
        </Button>
      ))}
    </nav>
  );
}
