import { amountSorts } from "@bezak/contract/administered-sorts.ts";
import { limits } from "@bezak/contract/limits.ts";
import { paymentAttemptStates } from "@bezak/contract/payment-status.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { countedBy, isMoreThanCounted } from "../../../lib/counted.ts";
import { formatNumber } from "../../../lib/format-sum.ts";
import { Link } from "../../../lib/link.tsx";
import { ExportMenu } from "../../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../../lib/list-pages.tsx";
import { pageRows } from "../../../lib/list-state.tsx";
import { OrderChoice } from "../../../lib/list-view/order-choice.tsx";
import { useListView } from "../../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../../lib/list-view/view-bar.tsx";
import { NothingFound } from "../../../lib/nothing-found.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useReplaceAddress } from "../../../lib/use-replace-address.ts";
import { paymentColumns } from "./payment-columns.ts";
import { PaymentFilter } from "./payment-filter.tsx";
import { administeredPaymentsQuery, savePayments, type PaymentsPage } from "./payment-list-api.ts";
import styles from "./payment-list.module.css";
import { PaymentTable } from "./payment-table.tsx";
import { isNarrowed, parsePaymentsChoice, paymentsSearch, type PaymentsChoice } from "./payments-address.ts";

const toFilters = (search: URLSearchParams) => paymentsSearch({ ...parsePaymentsChoice(search), page: 1 });

/**
 * Attempts to pay the orders of all shops. Needs the message parts `payment-admin`, `orders`, `calendar`, `list-views` and
 * `list-exports`.
 */
export function PaymentList({ choice }: { choice: PaymentsChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const payments = useQuery(administeredPaymentsQuery(useApi(), choice));
  const { data: page } = payments;
  const view = useListView({ columns: paymentColumns, path: paths.administeredPayments(), toFilters });
  const toAddress = (to: PaymentsChoice) => view.toAddress(paymentsSearch(to));
  const narrow = (change: Partial<PaymentsChoice>) =>
    replaceAddress(toAddress({ ...choice, ...change, page: 1 }));
  const order = { order: choice.sort, onOrder: (sort: PaymentsChoice["sort"]) => narrow({ sort }) };
  return (
    <div className={styles.root}>
      <p className={styles.about}>{t("paymentAdmin.about")}</p>
      <ViewBar
        list={view}
        order={<OrderChoice options={amountSorts} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => savePayments(api, choice, format)}
            total={page?.pagination.total}
          />
        }
      />
      <TabLinks
        label={t("paymentAdmin.tabsLabel")}
        tabs={[undefined, ...paymentAttemptStates].map((state) => ({
          name: t(`paymentAdmin.tabs.${state ?? "all"}`),
          to: toAddress({ ...choice, state, page: 1 }),
          isHere: state === choice.state,
          ...countedBy(page, state),
        }))}
      />
      <PaymentFilter choice={choice} onChange={narrow} />
      <p role="status" className={styles.found}>
        <Found page={page} />
      </p>
      <PaymentTable
        {...pageRows(payments)}
        empty={<NoPayments choice={choice} toAll={toAddress({ q: "", sort: choice.sort, page: 1 })} />}
        shown={view.shown}
        density={view.density}
        {...order}
      />
      <ListPages page={choice.page} part={page} toAddress={(to) => toAddress({ ...choice, page: to })} />
    </div>
  );
}

function Found({ page }: { page: PaymentsPage | undefined }) {
  const t = useTexts();
  if (!page) return "\u00a0";
  const { total } = page.pagination;
  return isMoreThanCounted(total)
    ? t("paymentAdmin.foundMost", { number: formatNumber(limits.countedMost) })
    : t("paymentAdmin.found", { number: formatNumber(total) });
}

function NoPayments({ choice, toAll }: { choice: PaymentsChoice; toAll: string }) {
  const t = useTexts();
  if (isNarrowed(choice))
    return (
      <NothingFound
        headingLevel={2}
        title={t("paymentAdmin.nothing")}
        text={t("paymentAdmin.nothingText")}
        showAll={t("paymentAdmin.showAll")}
        to={toAll}
      />
    );
  const { state } = choice;
  return (
    <EmptyState
      headingLevel={2}
      icon={<CreditCard aria-hidden />}
      title={t(state ? "paymentAdmin.noneHere" : "paymentAdmin.none")}
      text={t(state ? "paymentAdmin.noneHereText" : "paymentAdmin.noneText")}
      actions={
        state ? (
          <Button asChild>
            <Link to={toAll}>{t("paymentAdmin.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
