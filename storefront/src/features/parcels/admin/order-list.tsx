import { parcelSorts } from "@bezak/contract/administered-sorts.ts";
import { limits } from "@bezak/contract/limits.ts";
import { Button, EmptyState, Tag } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { PackageSearch, SearchX } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { BulkBar } from "../../../lib/bulk/bulk-bar.tsx";
import { useSelection } from "../../../lib/bulk/use-selection.ts";
import { isMoreThanCounted } from "../../../lib/counted.ts";
import { formatNumber } from "../../../lib/format-sum.ts";
import { ExportMenu } from "../../../lib/list-export/export-menu.tsx";
import { Link } from "../../../lib/link.tsx";
import { ListPages } from "../../../lib/list-pages.tsx";
import { pageRows } from "../../../lib/list-state.tsx";
import { OrderChoice } from "../../../lib/list-view/order-choice.tsx";
import { useListView } from "../../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { administeredOrdersQuery, saveOrders, type OrdersPage } from "./order-admin-api.ts";
import { orderColumns } from "./order-columns.ts";
import { OrderFilter, type CityChoice } from "./order-filter.tsx";
import styles from "./order-list.module.css";
import { OrderTable } from "./order-table.tsx";
import { OrderTabs } from "./order-tabs.tsx";
import { isNarrowed, ordersSearch, parseOrdersChoice, type OrdersChoice } from "./orders-address.ts";
import { useReplaceAddress } from "../../../lib/use-replace-address.ts";

export interface OrderListProps {
  choice: OrdersChoice;
  cities: readonly CityChoice[];
}

const kinds = ["confirm_parcels", "pack_parcels", "ship_parcels", "note_parcels", "mail_parcels"] as const;

const toFilters = (search: URLSearchParams) => ordersSearch({ ...parseOrdersChoice(search), page: 1 });

/**
 * Parcels of all shops. Needs the message parts `order-admin`, `parcels`, `orders`, `calendar`, `list-views`,
 * `list-exports` and `jobs`.
 */
export function OrderList({ choice, cities }: OrderListProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const orders = useQuery(administeredOrdersQuery(useApi(), choice));
  const { data: page } = orders;
  const view = useListView({ columns: orderColumns, path: paths.administeredOrders(), toFilters });
  const selection = useSelection({ filters: view.filters, keys: page?.data.map(({ id }) => id) ?? [] });
  const toAddress = (to: OrdersChoice) => view.toAddress(ordersSearch(to));
  const choose = (to: OrdersChoice) => replaceAddress(toAddress(to));
  return (
    <div className={styles.root}>
      <ViewBar
        list={view}
        order={
          <OrderChoice
            options={parcelSorts}
            order={choice.sort}
            onOrder={(sort) => choose({ ...choice, sort, page: 1 })}
          />
        }
        exportMenu={
          <ExportMenu
            save={(api, format) => saveOrders(api, choice, format)}
            total={page?.pagination.total}
          />
        }
      />
      <OrderTabs choice={choice} page={page} toAddress={toAddress} />
      <OrderFilter choice={choice} cities={cities} onChoose={choose} />
      <div className={styles.found}>
        <p role="status">
          <Found page={page} narrowed={isNarrowed(choice)} />
        </p>
        {choice.buyer === undefined ? null : (
          <BuyerTag
            id={choice.buyer}
            page={page}
            onRemove={() => choose({ ...choice, buyer: undefined, page: 1 })}
          />
        )}
        {choice.cancelledBy === undefined ? null : (
          <Tag
            onRemove={() => choose({ ...choice, cancelledBy: undefined, page: 1 })}
            removeLabel={t("orderAdmin.cancelledByAny")}
          >
            {t(`orderAdmin.cancelledBy.${choice.cancelledBy}`)}
          </Tag>
        )}
      </div>
      <OrderTable
        {...pageRows(orders)}
        empty={<NoOrders narrowed={isNarrowed(choice)} />}
        shown={view.shown}
        density={view.density}
        order={choice.sort}
        onOrder={(sort) => choose({ ...choice, sort, page: 1 })}
        cities={cities}
        boxes={selection.boxes}
      />
      <BulkBar
        selection={selection}
        kinds={kinds}
        total={orders.isPlaceholderData ? undefined : page?.pagination.total}
        hint={t("jobs.moneyAlone")}
      />
      <ListPages page={choice.page} part={page} toAddress={(to) => toAddress({ ...choice, page: to })} />
    </div>
  );
}

function Found({ page, narrowed }: { page: OrdersPage | undefined; narrowed: boolean }) {
  const t = useTexts();
  if (!page) return "\u00a0";
  const { total } = page.pagination;
  return narrowed && isMoreThanCounted(total)
    ? t("orderAdmin.foundMost", { number: formatNumber(limits.countedMost) })
    : t("orderAdmin.found", { number: formatNumber(total) });
}

interface BuyerTagProps {
  id: string;
  page: OrdersPage | undefined;
  onRemove: () => void;
}

/** The account whose orders are listed; by its id, until a row names it. */
function BuyerTag({ id, page, onRemove }: BuyerTagProps) {
  const t = useTexts();
  const buyer = page?.data.find((row) => row.buyer.id === id)?.buyer;
  return (
    <Tag onRemove={onRemove} removeLabel={t("orderAdmin.anyBuyer")}>
      {t("orderAdmin.buyerOf", { name: buyer?.name || buyer?.email || id })}
    </Tag>
  );
}

function NoOrders({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <EmptyState
      headingLevel={2}
      icon={narrowed ? <SearchX aria-hidden /> : <PackageSearch aria-hidden />}
      title={t(narrowed ? "orderAdmin.nothing" : "orderAdmin.empty")}
      text={t(narrowed ? "orderAdmin.nothingText" : "orderAdmin.emptyText")}
      actions={
        narrowed ? (
          <Button asChild>
            <Link to={paths.administeredOrders()}>{t("orderAdmin.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
