import type { SellerPayout } from "@bezak/contract/finance.ts";
import { payoutStatuses } from "@bezak/contract/payout-status.ts";
import { Alert, Button, EmptyState, Pagination } from "@bezak/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { BankFileCard } from "./bank-file-card.tsx";
import { MoneyWays } from "./money-ways.tsx";
import MoveDialog from "./move-dialog.tsx";
import { PayoutTable } from "./payout-table.tsx";
import {
  downloadBankFile,
  payoutListQuery,
  payoutSearch,
  type PayoutChoice,
  type PayoutMove,
} from "./payouts-api.ts";
import styles from "./payouts-view.module.css";
import { SweepCard } from "./sweep-card.tsx";

/** Money on its way to shops: made, sent to the bank, and what came of it. */
export function PayoutsView({ choice }: { choice: PayoutChoice }) {
  const t = useTexts();
  const api = useApi();
  const paths = usePanelPaths();
  const list = useQuery(payoutListQuery(api, choice));
  const [moving, setMoving] = useState<{ payout: SellerPayout; to: PayoutMove["to"] } | null>(null);
  const file = useMutation({ mutationFn: (batch: string) => downloadBankFile(api, batch) });
  const addressOf = (to: PayoutChoice) => `${paths.payouts()}${payoutSearch(to)}`;
  const { data, error, fetchStatus } = list;
  return (
    <div className={styles.root}>
      <MoneyWays />
      <SweepCard />
      <BankFileCard />
      <nav aria-label={t("adminPayouts.filter")} className={styles.tabs}>
        {[null, ...payoutStatuses].map((status) => (
          <Button key={status ?? "all"} asChild size="small" variant="ghost">
            <Link
              to={addressOf({ status, page: 1 })}
              state={{ keepScroll: true }}
              aria-current={status === choice.status ? "page" : undefined}
              className={styles.tab}
            >
              {status ? t(`adminPayouts.tabs.${status}`) : t("adminPayouts.all")}
            </Link>
          </Button>
        ))}
      </nav>
      {file.error ? (
        <Alert tone="danger" onClose={file.reset} closeLabel={t("common.close")}>
          {describeError(file.error, t)}
        </Alert>
      ) : null}
      <PayoutTable
        rows={data?.data ?? []}
        loading={(!data && !error) || list.isPlaceholderData}
        error={
          data ? undefined : error ? (
            <LoadFailure error={error} onRetry={() => void list.refetch()} />
          ) : fetchStatus === "paused" ? (
            <OfflineState />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<Landmark aria-hidden />}
            title={t(choice.status ? "adminPayouts.nothing" : "adminPayouts.empty")}
            text={choice.status ? undefined : t("adminPayouts.emptyText")}
          />
        }
        onMove={(payout, to) => setMoving({ payout, to })}
        onFile={(batch) => file.isPending || file.mutate(batch)}
      />
      <Pagination
        label={t("paging.pages")}
        page={choice.page}
        pageCount={data?.pagination.pages ?? 1}
        addressOf={(page) => addressOf({ ...choice, page })}
        renderLink={renderLink}
        previousLabel={t("paging.previous")}
        nextLabel={t("paging.next")}
        pageLabel={(page) => t("paging.page", { page })}
      />
      {moving ? <MoveDialog {...moving} onClose={() => setMoving(null)} /> : null}
    </div>
  );
}
