import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { refundReasons } from "@bezak/contract/return-status.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { AddressSearch } from "../../lib/address-search.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { useApprovals } from "../../lib/approvals/use-approvals.ts";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { countedBy } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";
import { refundColumns } from "./finance-columns.ts";
import { NoRefunds } from "./no-refunds.tsx";
import { PayRefundDialog } from "./pay-refund-dialog.tsx";
import {
  parseRefundChoice,
  refundListQuery,
  refundSearch,
  saveRefunds,
  type RefundChoice,
} from "./refunds-api.ts";
import { RefundsTable } from "./refunds-table.tsx";
import styles from "./refunds-view.module.css";

const toFilters = (search: URLSearchParams) => refundSearch({ ...parseRefundChoice(search), page: 1 });

/** Refunds that must be paid by hand, by default oldest first. */
export function RefundsView({ choice }: { choice: RefundChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const refunds = useQuery(refundListQuery(useApi(), choice));
  const approvals = useApprovals();
  const [paying, setPaying] = useState<RefundOwed | null>(null);
  const focus = useListFocus<HTMLDivElement>(refunds.data?.data);
  const view = useListView({ columns: refundColumns, path: paths.refunds(), toFilters });
  const replaceAddress = useReplaceAddress();
  const toAddress = (to: RefundChoice) => view.toAddress(refundSearch(to));
  const order = {
    order: choice.sort,
    onOrder: (sort: AmountSort) => replaceAddress(toAddress({ ...choice, sort, page: 1 })),
  };
  return (
    <div className={styles.root}>
      <p className={styles.about}>{t("adminRefunds.about")}</p>
      <ViewBar
        list={view}
        order={<OrderChoice options={amountSorts} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveRefunds(api, choice, format)}
            total={refunds.data?.pagination.total}
          />
        }
      />
      <AddressSearch
        label={t("adminRefunds.search")}
        hint={t("adminRefunds.searchHint")}
        q={choice.q}
        toAddress={(q) => toAddress({ ...choice, q, page: 1 })}
        className={styles.search}
      />
      <TabLinks
        label={t("adminRefunds.filter")}
        tabs={[null, ...refundReasons].map((reason) => ({
          name: t(reason ? `adminRefunds.reasons.${reason}` : "adminRefunds.all"),
          to: toAddress({ ...choice, reason, page: 1 }),
          isHere: reason === choice.reason,
          ...countedBy(refunds.data, reason),
        }))}
      />
      <div {...focus} className={styles.list}>
        <RefundsTable
          {...pageRows(refunds)}
          empty={
            <NoRefunds
              q={choice.q}
              reason={choice.reason}
              toAll={toAddress({ reason: null, q: "", sort: choice.sort, page: 1 })}
            />
          }
          onPay={setPaying}
          approvals={approvals}
          shown={view.shown}
          density={view.density}
          {...order}
        />
      </div>
      <ListPages
        page={choice.page}
        part={refunds.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
      {paying ? (
        <PayRefundDialog refund={paying} approvals={approvals} onClose={() => setPaying(null)} />
      ) : null}
    </div>
  );
}
