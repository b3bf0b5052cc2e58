import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import { Button } from "@bezak/ui-kit";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { orderStatusText } from "./order-messages.ts";
import { ordersAddress } from "./orders-address.ts";
import styles from "./orders-filter.module.css";

export interface OrdersFilterProps {
  status: OrderStatus | undefined;
  q: string;
}

/** Filters orders by status and search; the choice is part of the address. */
export function OrdersFilter({ status, q }: OrdersFilterProps) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("orders.search")}
        hint={t("orders.searchHint")}
        q={q}
        onSearch={(words) => void navigate(ordersAddress(paths.orders(), { status, q: words }))}
      />
      <nav aria-label={t("orders.states")} className={styles.states}>
        {[undefined, ...orderStatuses].map((one) => (
          <Button key={one ?? "all"} asChild size="small">
            <Link
              to={ordersAddress(paths.orders(), { status: one, q })}
              aria-current={one === status ? "page" : undefined}
            >
              {one ? orderStatusText(one, t) : t("orders.allStates")}
            </Link>
          </Button>
        ))}
      </nav>
    </div>
  );
}
