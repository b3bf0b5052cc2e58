import { Alert, Button, Card, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ShoppingBag } from "lucide-react";
import { quoteQuery } from "../../features/cart/cart-api.ts";
import { CartLines } from "../../features/cart/cart-lines.tsx";
import { cartTotals } from "../../features/cart/cart-reducer.ts";
import { CartSkeleton } from "../../features/cart/cart-skeleton.tsx";
import { useCart } from "../../features/cart/cart-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./cart-page.module.css";

export default function CartPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("cart.title")} · ${t("shop.name")}`}
        description={t("cart.description")}
        index={false}
      />
      <h1>{t("cart.title")}</h1>
      {useHydrated() ? <Cart /> : <CartSkeleton />}
    </div>
  );
}

function Cart() {
  const t = useTexts();
  const sum = useSum();
  const paths = usePaths();
  const { lines, dispatch } = useCart();
  const { data: quote, error, refetch } = useQuery(quoteQuery(useApi(), lines));
  const { totalItems, totalAmount } = cartTotals(lines);
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingBag aria-hidden />}
        title={t("cart.empty")}
        text={t("cart.emptyText")}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.columns}>
      <div>
        {error ? (
          <Alert
            tone="warning"
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t("common.retry")}
              </Button>
            }
          >
            {describeError(error, t)}
          </Alert>
        ) : null}
        <CartLines quote={quote} />
        <Button variant="ghost" onClick={() => dispatch({ type: "clear" })}>
          {t("cart.clear")}
        </Button>
      </div>
      <Card variant="raised" className={styles.summary}>
        <p className={styles.goods}>{t("cart.goods", { count: totalItems })}</p>
        <p className={styles.total}>
          <span>{t("cart.total")}</span>
          <span>{sum(totalAmount)}</span>
        </p>
        <Button asChild variant="primary" size="large" wide>
          <Link to={paths.checkout()}>{t("cart.checkout")}</Link>
        </Button>
        <Button asChild variant="ghost" wide>
          <Link to={paths.catalog()}>{t("cart.continue")}</Link>
        </Button>
      </Card>
    </div>
  );
}
