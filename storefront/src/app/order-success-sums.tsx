import { useSession } from "../features/auth/session-store.ts";
import { OrderTotals } from "../features/checkout/order-totals.tsx";
import { CashOfParcels } from "../features/orders/cash-on-delivery.tsx";
import { OrderThumbs } from "../features/orders/order-thumbs.tsx";
import { ThumbsSkeleton } from "../features/orders/thumbs-skeleton.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import { useThanksOrder } from "./use-thanks-order.ts";

/** Sums of the order for its buyer; the space is reserved until the session is known. */
export function OrderSuccessSums({ number, className }: { number: string; className?: string }) {
  const t = useTexts();
  const { user, isLoading } = useSession();
  const hydrated = useHydrated();
  const { data: order, isError } = useThanksOrder(number);
  if (!order && (isError || (hydrated && !user && !isLoading))) return null;
  return (
    <section aria-busy={order ? undefined : true} className={className}>
      <h2>{t("orders.summary")}</h2>
      {order ? <OrderThumbs items={order.items} /> : <ThumbsSkeleton />}
      <OrderTotals totals={order?.totals} deliveryKnown />
      {order ? <CashOfParcels parcels={order.parcels} /> : null}
    </section>
  );
}
