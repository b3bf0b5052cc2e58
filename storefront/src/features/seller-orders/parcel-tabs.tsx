import type { ParcelTab } from "@bezak/contract/parcel-status.ts";
import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import type { ParcelChoice } from "./parcel-choice.ts";
import styles from "./parcel-tabs.module.css";
import type { ParcelPage } from "./seller-orders-api.ts";

/** What is to be done comes first, what is over last. */
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
  /** undefined until they are known */
  counts: ParcelPage["counts"] | undefined;
  addressOf: (choice: ParcelChoice) => string;
}

/** The states of parcels with how many there are of each. */
export function ParcelTabs({ choice, counts, addressOf }: ParcelTabsProps) {
  const t = useTexts();
  const all = counts && Object.entries(counts).reduce((sum, [tab, n]) => (tab === "late" ? sum : sum + n), 0);
  return (
    <nav aria-label={t("sellerOrders.tabsLabel")} className={styles.root}>
      {[undefined, ...tabs].map((tab) => {
        const count = tab === undefined ? all : counts?.[tab];
        return (
          <Button key={tab ?? "all"} asChild size="small" variant="ghost">
            <Link
              to={addressOf({ ...choice, tab, page: 1 })}
              state={{ keepScroll: true }}
              aria-current={tab === choice.tab ? "page" : undefined}
              data-alarm={(tab === "late" && (count ?? 0) > 0) || undefined}
              className={styles.tab}
            >
              {t(`sellerOrders.tabs.${tab ?? "all"}`)}
              {count === undefined ? null : <span className={styles.count}>{` ${formatNumber(count)}`}</span>}
            </Link>
          </Button>
        );
      })}
    </nav>
  );
}
