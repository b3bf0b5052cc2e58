import { EmptyState, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ReceiptText, SearchX } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { payoutEntriesQuery, payoutQuery } from "../../features/admin-finance/payout-page-api.ts";
import { PayoutView } from "../../features/admin-finance/payout-view.tsx";
import { EntriesTable } from "../../features/finance/entries-table.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { pageNumber } from "../../lib/page-number.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { writeQuery } from "../../lib/write-query.ts";
import { DetailPage } from "./detail-page.tsx";

/** One payout: its shop, account, history and approvals, and the entries that it pays. */
export default function PayoutPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const query = useQuery(payoutQuery(useApi(), id));
  const title = query.data
    ? t("adminPayout.title", { number: query.data.number })
    : t("adminPayout.untitled");
  return (
    <DetailPage
      query={query}
      title={title}
      head={{ title: `${title} · ${t("shop.name")}`, description: title }}
      list={{ to: paths.payouts(), name: t("adminPayout.back") }}
      missing={{ icon: SearchX, title: t("adminPayout.missing"), text: t("adminPayout.missingText") }}
      skeleton={
        <div role="group" aria-busy aria-label={t("common.loading")}>
          <Skeleton shape="box" height="24rem" />
        </div>
      }
    >
      {(payout) => (
        <PayoutView key={payout.id} payout={payout}>
          <Entries payoutId={payout.id} shopId={payout.seller.id} />
        </PayoutView>
      )}
    </DetailPage>
  );
}

/** What the payout consists of; the entries of one that has not gone through are on the balance again. */
function Entries({ payoutId, shopId }: { payoutId: string; shopId: string }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const page = pageNumber(new URLSearchParams(useLocation().search));
  const entries = useQuery(payoutEntriesQuery(useApi(), { payoutId, shopId, page }));
  return (
    <>
      <EntriesTable
        {...pageRows(entries)}
        toParcel={({ number }) => paths.administeredOrder(number)}
        empty={
          <EmptyState headingLevel={3} icon={<ReceiptText aria-hidden />} title={t("finance.noEntries")} />
        }
      />
      <ListPages
        page={page}
        part={entries.data}
        toAddress={(to) => `${paths.payout(payoutId)}${writeQuery({ page: to }, {})}`}
      />
    </>
  );
}
