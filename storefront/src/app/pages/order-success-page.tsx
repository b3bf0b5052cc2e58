import { Button, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/auth/session-store.ts";
import { OrderTotals } from "../../features/checkout/order-totals.tsx";
import { orderQuery } from "../../features/orders/orders-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./page.module.css";

/** An order's number: ten digits. Anything else in the address is not repeated to the reader. */
const numberPattern = /^[1-9]\d{9}$/;

/** Thanks for an order; its number stands in the address, so a reload keeps it. */
export default function OrderSuccessPage() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const hydrated = useHydrated();
  const given = new URLSearchParams(useLocation().search).get("order") ?? "";
  const number = numberPattern.test(given) ? given : "";
  const { data: order } = useQuery({
    ...orderQuery(useApi(), number),
    enabled: hydrated && user !== null && number !== "",
  });
  return (
    <div className={styles.narrow}>
      <PageHead
        title={`${t("success.title")} · ${t("shop.name")}`}
        description={t("success.description")}
        index={false}
      />
      <EmptyState
        headingLevel={1}
        icon={<CircleCheck aria-hidden />}
        title={t("success.heading")}
        text={
          <>
            {number ? <strong className={styles.block}>{t("success.number", { number })}</strong> : null}
            {t("success.text")}
          </>
        }
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={number ? paths.order(number) : paths.orders()}>{t("success.follow")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.catalog()}>{t("success.more")}</Link>
            </Button>
          </>
        }
      />
      {order ? <OrderTotals totals={order.totals} deliveryKnown /> : null}
      {!order && number && user ? <Skeleton shape="box" height="8rem" /> : null}
    </div>
  );
}
