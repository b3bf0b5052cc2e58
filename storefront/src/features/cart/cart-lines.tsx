import type { Quote } from "@bezak/contract/orders.ts";
import { Alert, Button, Card, Skeleton, VisuallyHidden } from "@bezak/ui-kit";
import { Store } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { getChange, checkLines, fixAll } from "./cart-changes.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import styles from "./cart-lines.module.css";
import { useCart } from "./cart-store.ts";
import { groupBySeller, type SellerGroup } from "./seller-groups.ts";

export interface CartLinesProps {
  quote: Quote | undefined;
  /** the first quote is loading, so sellers are not known yet */
  waiting: boolean;
}

/** The cart by seller; changes are shown beside their line and resolved one by one or all at once. */
export function CartLines({ quote, waiting }: CartLinesProps) {
  const t = useTexts();
  const { lines, dispatch } = useCart();
  const checked = checkLines(lines, quote);
  const changed = checked.some((line) => getChange(line) !== null);
  return (
    <div className={styles.root}>
      {changed && quote ? (
        <Alert
          tone="warning"
          title={t("cart.changed")}
          actions={
            <Button size="small" onClick={() => fixAll(lines, quote).forEach(dispatch)}>
              {t("cart.fixAll")}
            </Button>
          }
        />
      ) : null}
      {groupBySeller(checked).map((group) => (
        <SellerCard key={group.key} group={group} waiting={waiting} />
      ))}
    </div>
  );
}

function SellerCard({ group, waiting }: { group: SellerGroup; waiting: boolean }) {
  const t = useTexts();
  const sum = useSum();
  const { key, name, lines, subtotal } = group;
  const unnamed = key === "left-out" ? t("cart.leftOut") : t("cart.items");
  const title = name ?? unnamed;
  return (
    <Card asChild padding="none" className={styles.card}>
      <section aria-label={title}>
        <header className={styles.header}>
          <Store aria-hidden />
          <h2 className={styles.seller}>
            {key === "unknown" && waiting ? (
              <>
                <Skeleton width="8rem" />
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            ) : (
              title
            )}
          </h2>
          {/* a single line shows the sum itself */}
          {lines.length > 1 && key !== "left-out" ? (
            <span className={styles.subtotal}>{sum(subtotal)}</span>
          ) : null}
        </header>
        <ul role="list" aria-label={t("cart.items")} className={styles.list}>
          {lines.map((checked) => (
            <li key={`${checked.line.id} ${checked.line.variantId ?? ""}`}>
              <CartLineRow checked={checked} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
