import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import { canMovePayout, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import {
  bankFile,
  cancelPayout,
  failPayout,
  payPayout,
  repeatPayout,
} from "@bezak/contract/routes/payouts.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Approvals } from "../../lib/approvals/use-approvals.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { amountHeaders } from "../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink, useRights } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { useBatchName } from "./batch-name.ts";
import { payoutColumns } from "./finance-columns.ts";
import type { PayoutMove } from "./payouts-api.ts";
import { RelatedMark } from "./related-mark.tsx";
import styles from "./payouts-view.module.css";

export interface PayoutTableProps {
  rows: readonly SellerPayout[];
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  /** on the page of a shop, to which no link leads then */
  isOfShop?: boolean;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
  onMove: (payout: SellerPayout, to: PayoutMove["to"]) => void;
  /** requests the approval of a second administrator */
  onRequest: (payout: SellerPayout) => void;
  approvals: Approvals;
  /** repeats a failed one */
  onRepeat: (payout: SellerPayout) => void;
  onFile: (batch: string) => void;
}

type SortKey = "at" | "amount";

const appearances = {
  scheduled: "neutral",
  sent: "info",
  paid: "success",
  failed: "danger",
  cancelled: "neutral",
} as const satisfies Record<PayoutStatus, string>;

const moves = [
  { to: "paid", name: "adminPayouts.pay", call: payPayout },
  { to: "failed", name: "adminPayouts.fail", call: failPayout },
  { to: "cancelled", name: "adminPayouts.cancelOne", call: cancelPayout },
] as const;

export function PayoutTable({
  onMove,
  onRequest,
  onRepeat,
  onFile,
  approvals,
  isOfShop,
  shown,
  order,
  onOrder,
  ...rest
}: PayoutTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const describeBatch = useBatchName();
  const { mayCall } = useRights();
  const columns: readonly Column<SellerPayout, SortKey>[] = [
    {
      key: "number",
      header: t("adminPayouts.columns.shop"),
      primary: true,
      cell: ({ number, seller, entries, relatedBuyers }) => (
        <div className={styles.what}>
          {isOfShop ? (
            <span>{seller.name}</span>
          ) : (
            <PanelLink to={paths.shopMoney(seller.id)}>{seller.name}</PanelLink>
          )}
          <span className={styles.quiet}>
            {number} · {t("adminPayouts.lines", { count: entries })}
          </span>
          <RelatedMark related={relatedBuyers} />
        </div>
      ),
    },
    {
      key: "at",
      header: t("adminPayouts.columns.at"),
      sortable: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {date(createdAt)}
        </time>
      ),
    },
    {
      key: "status",
      header: t("adminPayouts.columns.status"),
      cell: ({ status, failure, reference, batch, ...payout }) => (
        <div className={styles.state}>
          <span>
            <Badge tone={appearances[status]}>{t(`adminPayouts.statuses.${status}`)}</Badge>
          </span>
          {status === "scheduled" ? <PayoutApproval payout={payout} approvals={approvals} /> : null}
          {status === "failed" && failure ? (
            <span className={styles.quiet}>{t("adminPayouts.failure", { reason: failure })}</span>
          ) : null}
          {payout.repeatOf ? (
            <span className={styles.quiet}>
              {t("adminPayouts.insteadOf", { number: payout.repeatOf.number })}
            </span>
          ) : null}
          {payout.repeatedBy ? (
            <span className={styles.quiet}>
              {t("adminPayouts.repeatedBy", { number: payout.repeatedBy.number })}
            </span>
          ) : null}
          {status === "paid" && reference ? (
            <span className={styles.quiet}>{t("adminPayouts.reference", { reference })}</span>
          ) : null}
          {status === "sent" && batch && mayCall(bankFile) ? (
            <button type="button" className={styles.batch} onClick={() => onFile(batch)}>
              {t("adminPayouts.fileAgain", { file: describeBatch(batch) })}
            </button>
          ) : null}
        </div>
      ),
    },
    {
      key: "account",
      header: t("adminPayouts.columns.account"),
      cell: ({ account }) =>
        account ? (
          <span className={styles.number}>{t("adminPayouts.accountEnd", { digits: account })}</span>
        ) : (
          "–"
        ),
    },
    {
      key: "amount",
      header: t("adminPayouts.columns.amount"),
      align: "end",
      sortable: true,
      cell: ({ amount }) => <b className={styles.number}>{sum(amount)}</b>,
    },
  ];
  return (
    <Table
      caption={t("adminPayouts.list")}
      hideCaption
      {...rest}
      rowKey={({ id }) => id}
      {...arrangeColumns(payoutColumns, columns, shown)}
      {...toHeaderOrder(amountHeaders<SortKey>("at", "amount"), { order, onOrder })}
      headOffset="var(--panel-top, 0px)"
      actionsLabel={t("adminPayouts.columns.actions")}
      rowActions={(payout) => (
        <>
          {payout.status === "scheduled" &&
          isUnapproved(payout, approvals) &&
          !approvals.of(payout.id) &&
          mayCall(bankFile) ? (
            <Button
              size="small"
              variant="primary"
              aria-label={`${t("approvals.request")}: ${payout.number}`}
              onClick={() => onRequest(payout)}
            >
              {t("approvals.request")}
            </Button>
          ) : null}
          {moves
            .filter(({ to, call }) => canMovePayout(payout.status, to) && mayCall(call))
            .map(({ to, name }) => (
              <Button
                key={to}
                size="small"
                variant={to === "paid" ? "primary" : undefined}
                aria-label={`${t(name)}: ${payout.number}`}
                onClick={() => onMove(payout, to)}
              >
                {t(name)}
              </Button>
            ))}
          {payout.status === "failed" && payout.repeatedBy === null && mayCall(repeatPayout) ? (
            <Button
              size="small"
              aria-label={`${t("adminPayouts.repeat")}: ${payout.number}`}
              onClick={() => onRepeat(payout)}
            >
              {t("adminPayouts.repeat")}
            </Button>
          ) : null}
          <HistoryLink id={payout.id} name={payout.number} />
        </>
      )}
    />
  );
}

const isUnapproved = (
  { amount, approvedAt }: Pick<SellerPayout, "amount" | "approvedAt">,
  { areNeeded }: Approvals,
) => approvedAt === null && areNeeded(amount);

/** Whether a payout above the sum of the settings goes into the next bank file, or what it waits for. */
function PayoutApproval({
  payout,
  approvals,
}: {
  payout: Pick<SellerPayout, "id" | "amount" | "approvedAt">;
  approvals: Approvals;
}) {
  const t = useTexts();
  const date = useDate();
  const { id, approvedAt } = payout;
  if (approvedAt !== null)
    return <span className={styles.quiet}>{t("approvals.approvedMark", { date: date(approvedAt) })}</span>;
  if (approvals.of(id)) return <Badge tone="warning">{t("approvals.waitingMark")}</Badge>;
  return isUnapproved(payout, approvals) ? (
    <Badge tone="warning">{t("approvals.needsApproval")}</Badge>
  ) : null;
}
