import { amountSorts } from "@bezak/contract/administered-sorts.ts";
import { cashTabs } from "@bezak/contract/payout-status.ts";
import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { isShopListNarrowed } from "../../lib/shop-list-choice.ts";
import { ShopListFilter } from "../../lib/shop-list-filter.tsx";
import { countedBy } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { cashSearch, parseCashChoice, usualSort, type CashChoice } from "./cash-address.ts";
import { cashColumns } from "./cash-columns.ts";
import { cashReceiptsQuery, saveCashReceipts } from "./cash-receipts-api.ts";
import { CashTable } from "./cash-table.tsx";
import styles from "./cash-view.module.css";
import { ReceiveCashDialog } from "./receive-cash-dialog.tsx";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const toFilters = (search: URLSearchParams) => cashSearch({ ...parseCashChoice(search), page: 1 });

/** Cash that the marketplace expects and has received. Needs `admin-finance`, `calendar`, `list-views` and `list-exports`. */
export function CashView({ choice }: { choice: CashChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const receipts = useQuery(cashReceiptsQuery(useApi(), choice));
  const [open, setOpen] = useState<ParcelReceipt | null>(null);
  const view = useListView({ columns: cashColumns, path: paths.cashReceipts(), toFilters });
  const toAddress = (to: CashChoice) => view.toAddress(cashSearch(to));
  const narrow = (change: Partial<CashChoice>) =>
    replaceAddress(toAddress({ ...choice, ...change, page: 1 }));
  const order = { order: choice.sort, onOrder: (sort: CashChoice["sort"]) => narrow({ sort }) };
  const { status } = choice;
  return (
    <div className={styles.root}>
      <p className={styles.quiet}>{t("adminCash.about")}</p>
      <ViewBar
        list={view}
        order={<OrderChoice options={amountSorts} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveCashReceipts(api, choice, format)}
            total={receipts.data?.pagination.total}
          />
        }
      />
      <ShopListFilter
        choice={choice}
        texts={{ search: t("adminCash.search"), hint: t("adminCash.searchHint") }}
        onChange={narrow}
      />
      <TabLinks
        label={t("adminCash.filter")}
        tabs={cashTabs.map((to) => ({
          name: t(`adminCash.tabs.${to}`),
          to: toAddress({
            ...choice,
            status: to,
            // a chosen order stays
            sort: choice.sort === usualSort(status) ? usualSort(to) : choice.sort,
            page: 1,
          }),
          isHere: to === status,
          ...countedBy(receipts.data, to),
        }))}
      />
      <CashTable
        {...pageRows(receipts)}
        status={status}
        shown={view.shown}
        density={view.density}
        {...order}
        onReceive={setOpen}
        empty={
          isShopListNarrowed(choice) ? (
            <NothingFound
              headingLevel={2}
              title={t("adminCash.nothingFound")}
              text={t("adminMoney.nothingText")}
              showAll={t("adminMoney.showAll")}
              to={toAddress({ status, q: "", sort: choice.sort, page: 1 })}
            />
          ) : (
            <EmptyState
              icon={<Coins aria-hidden />}
              headingLevel={2}
              title={t(
                status === "outstanding" ? "adminCash.nothingOutstanding" : "adminCash.nothingReceived",
              )}
              text={status === "outstanding" ? t("adminCash.nothingText") : undefined}
            />
          )
        }
      />
      <ListPages
        page={choice.page}
        part={receipts.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
      {open ? <ReceiveCashDialog key={open.parcelId} receipt={open} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
