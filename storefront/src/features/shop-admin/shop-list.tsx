import { shopSorts, type ShopSort } from "@bezak/contract/administered-sorts.ts";
import { exportShops } from "@bezak/contract/routes/list-exports.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Permitted, useRights } from "../../lib/use-rights.tsx";
import { CashCollectorDialog } from "./cash-collector-dialog.tsx";
import {
  administeredShopsQuery,
  choiceQuery,
  parseChoice,
  saveShops,
  type ShopsChoice,
} from "./shop-admin-api.ts";
import { useShopColumns } from "./shop-columns.ts";
import { ShopFilter } from "./shop-filter.tsx";
import styles from "./shop-list.module.css";
import { ShopTable } from "./shop-table.tsx";
import ShopStatusDialog from "./shop-status-dialog.tsx";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const toFilters = (search: URLSearchParams) => choiceQuery({ ...parseChoice(search), page: 1 });

/**
 * Shops of the marketplace, which can be suspended and reactivated. Needs the message parts `shop-admin`, `list-views` and
 * `list-exports`.
 */
export function ShopList({ choice: wanted }: { choice: ShopsChoice }) {
  const sorts = useShopSorts();
  // an address may ask for an order that is not for this rank
  const choice = sorts.includes(wanted.sort) ? wanted : { ...wanted, sort: "newest" as const };
  const columns = useShopColumns();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const shops = useQuery(administeredShopsQuery(useApi(), choice));
  const [turning, setTurning] = useState<AdministeredShop | null>(null);
  const [cash, setCash] = useState<AdministeredShop | null>(null);
  const view = useListView({ columns, path: paths.shops(), toFilters });
  const toAddress = (to: ShopsChoice) => view.toAddress(choiceQuery(to));
  const choose = (to: ShopsChoice) => replaceAddress(toAddress(to));
  const order = {
    order: choice.sort,
    onOrder: (sort: ShopsChoice["sort"]) => choose({ ...choice, sort, page: 1 }),
  };
  return (
    <div className={styles.root}>
      <ViewBar
        list={view}
        order={<OrderChoice options={sorts} {...order} />}
        exportMenu={
          <Permitted call={exportShops}>
            <ExportMenu
              save={(api, format) => saveShops(api, choice, format)}
              total={shops.data?.pagination.total}
            />
          </Permitted>
        }
      />
      <ShopFilter choice={choice} page={shops.data} toAddress={toAddress} onChoose={choose} />
      <ShopTable
        {...pageRows(shops)}
        empty={<NoShops narrowed={choiceQuery({ ...choice, sort: "newest", page: 1 }) !== ""} />}
        columns={columns}
        shown={view.shown}
        density={view.density}
        {...order}
        onTurn={setTurning}
        onCash={setCash}
      />
      <ListPages page={choice.page} part={shops.data} toAddress={(page) => toAddress({ ...choice, page })} />
      {cash ? <CashCollectorDialog key={cash.id} shop={cash} onClose={() => setCash(null)} /> : null}
      {turning ? <ShopStatusDialog key={turning.id} shop={turning} onClose={() => setTurning(null)} /> : null}
    </div>
  );
}

/** Orders by what the rank sees. */
function useShopSorts(): readonly ShopSort[] {
  const seesBalances = useRights().mayUse("shopBalances");
  return shopSorts.filter((sort) => seesBalances || !sort.startsWith("balance"));
}

function NoShops({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <EmptyState
      icon={<Store aria-hidden />}
      headingLevel={2}
      title={t(narrowed ? "shopAdmin.nothing" : "shopAdmin.empty")}
      text={t(narrowed ? "shopAdmin.nothingText" : "shopAdmin.emptyText")}
      actions={
        narrowed ? (
          <Button asChild>
            <Link to={paths.shops()}>{t("shopAdmin.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
