import { Button, EmptyState, Skeleton, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ReceiptText, SearchX } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { payoutEntriesQuery, payoutQuery } from "../../features/admin-finance/payout-page-api.ts";
import { PayoutView } from "../../features/admin-finance/payout-view.tsx";
import { EntriesTable } from "../../features/finance/entries-table.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows, renderMissing } from "../../lib/list-state.tsx";
import { pageNumber } from "../../lib/page-number.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { writeQuery } from "../../lib/write-query.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

/** One payout: its shop, account, history and approvals, and the entries that it pays. */
export default function PayoutPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const query = useQuery(payoutQuery(useApi(), id));
  const { data: payout, error } = query;
  const title = payout ? t("adminPayout.title", { number: payout.number }) : t("adminPayout.untitled");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.payouts()}>{t("adminPayout.back")}</Link>
        </TextLink>
      </p>
      {hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("adminPayout.missing")}
          text={t("adminPayout.missingText")}
          actions={
            <Button asChild variant="primary">
              <Link to={paths.payouts()}>{t("adminPayout.back")}</Link>
            </Button>
          }
        />
      ) : payout ? (
        <PayoutView key={payout.id} payout={payout}>
          <Entries payoutId={payout.id} shopId={payout.seller.id} />
        </PayoutView>
      ) : (
        (renderMissing(query, 1) ?? (
          <>
            <h1>{title}</h1>
            <div role="group" aria-busy aria-label={t("common.loading")}>
              <Skeleton shape="box" height="24rem" />
            </div>
          </>
        ))
      )}
    </div>
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
