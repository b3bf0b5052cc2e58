import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { ledgerEntryTypes } from "@bezak/contract/payout-status.ts";
import { EmptyState, NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { EntriesTable } from "../../features/finance/entries-table.tsx";
import { entryColumns } from "../../features/finance/entry-columns.ts";
import {
  moneySearch,
  parseMoneyChoice,
  wholePart,
  type MoneyChoice,
} from "../../features/shop-money/shop-money-address.ts";
import { saveShopEntries, shopEntriesQuery } from "../../features/shop-money/shop-money-api.ts";
import styles from "../../features/shop-money/shop-money.module.css";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { amountHeaders } from "../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

/** Without the page, and of entries only. */
const toFilters = (search: URLSearchParams) =>
  moneySearch({ ...parseMoneyChoice(search), part: "entries", status: null, page: 1 });

/** Entries of a shop's balance. Needs `finance`, `shop-money`, `list-views` and `list-exports`. */
export function ShopEntries({ id, choice }: { id: string; choice: MoneyChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const entries = useQuery(shopEntriesQuery(useApi(), id, choice));
  const view = useListView({ columns: entryColumns, path: paths.shopMoney(id), toFilters });
  const toAddress = (to: MoneyChoice) => view.toAddress(moneySearch(to));
  const choose = (change: Partial<MoneyChoice>) =>
    replaceAddress(toAddress({ ...choice, ...change, page: 1 }));
  const order = { order: choice.sort, onOrder: (sort: AmountSort) => choose({ sort }) };
  return (
    <>
      <ViewBar
        list={view}
        order={<OrderChoice options={amountSorts} {...order} />}
        exportMenu={
          <ExportMenu
            total={entries.data?.pagination.total}
            save={(client, format) => saveShopEntries(client, id, { ...choice, format })}
          />
        }
      />
      <div className={styles.search}>
        <ListSearch
          label={t("shopMoney.search")}
          hint={t("shopMoney.searchHint")}
          q={choice.q}
          onSearch={(q) => choose({ q })}
        />
        <NativeSelect
          hideLabel
          label={t("finance.type")}
          value={choice.type ?? ""}
          options={[
            { value: "", label: t("finance.allTypes") },
            ...ledgerEntryTypes.map((value) => ({ value, label: t(`finance.types.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            choose({ type: ledgerEntryTypes.find((type) => type === value) ?? null })
          }
        />
      </div>
      <EntriesTable
        {...pageRows(entries)}
        shown={view.shown}
        density={view.density}
        {...toHeaderOrder(amountHeaders<"at" | "amount">("at", "amount"), order)}
        toParcel={({ number }) => paths.administeredOrder(number)}
        empty={
          choice.q || choice.type || choice.month ? (
            <NothingFound
              headingLevel={2}
              title={t("finance.nothingFound")}
              text={t("shopMoney.nothingText")}
              showAll={t("finance.showAll")}
              to={toAddress({ ...wholePart("entries"), sort: choice.sort })}
            />
          ) : (
            <EmptyState headingLevel={2} icon={<ReceiptText aria-hidden />} title={t("finance.noEntries")} />
          )
        }
      />
      <ListPages
        page={choice.page}
        part={entries.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
    </>
  );
}
