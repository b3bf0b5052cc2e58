import { Alert, Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Tag, Truck } from "lucide-react";
import { useEffect, useRef } from "react";
import { lastQuote, quoteQuery } from "../../features/cart/cart-api.ts";
import { checkLines, orderableTotals } from "../../features/cart/cart-changes.ts";
import { CartLines } from "../../features/cart/cart-lines.tsx";
import { CartSkeleton } from "../../features/cart/cart-skeleton.tsx";
import { useCart } from "../../features/cart/cart-store.ts";
import { getSaving } from "../../features/cart/seller-groups.ts";
import { useRemoval } from "../../features/cart/use-removal.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useOnline } from "../../lib/use-online.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { EmptyCart } from "../empty-cart.tsx";
import { PageHead } from "../page-head.tsx";
import { focusPage } from "../shop/focus-page.ts";
import { SumBar } from "../sum-bar.tsx";
import styles from "./cart-page.module.css";

export default function CartPage() {
  const t = useTexts();
  const { lines } = useCart();
  const { clear } = useRemoval();
  const hydrated = useHydrated();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("cart.title")} · ${t("shop.name")}`}
        description={t("cart.description")}
        index={false}
      />
      <div className={styles.header}>
        <h1>{t("cart.title")}</h1>
        {hydrated && lines.length > 0 ? (
          <Button variant="ghost" size="small" onClick={clear}>
            {t("cart.clear")}
          </Button>
        ) : null}
      </div>
      {hydrated ? <Cart /> : <CartSkeleton />}
    </div>
  );
}

function Cart() {
  const { lines } = useCart();
  const filled = useRef(false);
  const empty = lines.length === 0;
  // the pressed button disappears with the last line, so the page receives the focus
  useEffect(() => {
    if (empty && filled.current) focusPage();
    filled.current = !empty;
  }, [empty]);
  return empty ? <EmptyCart /> : <FilledCart />;
}

function FilledCart() {
  const t = useTexts();
  const sum = useSum();
  const paths = usePaths();
  const online = useOnline();
  const { lines } = useCart();
  const { data, error, isFetching, refetch } = useQuery(quoteQuery(useApi(), lines));
  const quote = data ?? lastQuote();
  const checked = checkLines(lines, quote);
  const { quantity, amount } = orderableTotals(checked);
  const saving = getSaving(checked);
  return (
    <div className={styles.columns}>
      <div className={styles.goods}>
        {online && !error ? null : (
          <Alert
            tone="warning"
            title={online ? describeError(error, t) : t("cart.unchecked")}
            actions={
              online ? (
                <Button size="small" loading={isFetching} onClick={() => void refetch()}>
                  {t("common.retry")}
                </Button>
              ) : null
            }
          >
            {t("cart.kept")}
          </Alert>
        )}
        <CartLines quote={quote} waiting={isFetching} />
      </div>
      <div className={styles.side}>
        <SumBar
          label={t("cart.goods", { count: quantity })}
          amount={sum(amount)}
          action={
            <Button asChild variant="primary" size="large" wide>
              <Link to={paths.checkout()}>{t("cart.checkout")}</Link>
            </Button>
          }
        >
          <Button asChild variant="ghost" wide>
            <Link to={paths.catalog()}>{t("cart.continue")}</Link>
          </Button>
          <ul role="list" className={styles.notes}>
            <li>
              <Truck aria-hidden />
              {t("cart.deliveryLater")}
            </li>
            {saving > 0 ? (
              <li data-good>
                <Tag aria-hidden />
                {t("cart.saving", { sum: sum(saving) })}
              </li>
            ) : null}
          </ul>
        </SumBar>
      </div>
    </div>
  );
}
