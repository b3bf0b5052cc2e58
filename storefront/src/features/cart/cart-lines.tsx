import type { Quote } from "@bezak/contract/orders.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { changeOf, checkLines, fixAll } from "./cart-changes.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import styles from "./cart-lines.module.css";
import { useCart } from "./cart-store.ts";

/** The lines of the cart; changes stand beside their line and are settled by one press, each or all. */
export function CartLines({ quote }: { quote: Quote | undefined }) {
  const t = useTexts();
  const { lines, dispatch } = useCart();
  const checked = checkLines(lines, quote);
  const changed = checked.some((line) => changeOf(line) !== null);
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
      <ul role="list" aria-label={t("cart.items")} className={styles.list}>
        {checked.map((line) => (
          <li key={`${line.line.id} ${line.line.variantId ?? ""}`}>
            <CartLineRow checked={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
