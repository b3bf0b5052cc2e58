import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import { Button, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
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
      <form
        role="search"
        aria-label={t("orders.search")}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          void navigate(ordersAddress(paths.orders(), { status, q: words }));
        }}
      >
        <TextField
          key={q}
          name="q"
          type="search"
          label={t("orders.search")}
          hideLabel
          placeholder={t("orders.searchHint")}
          defaultValue={q}
          maxLength={100}
        />
        <Button type="submit" icon={<Search aria-hidden />}>
          {t("orders.find")}
        </Button>
      </form>
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
