import type { Approval } from "@bezak/contract/approvals.ts";
import type { ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import { Badge, Button, Table, TextLink, type Column, type TableProps } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ApprovalDecision } from "../../lib/approvals/approvals-api.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import type { UsualOrder } from "../../lib/list-view/usual-order.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { approvalColumns } from "./approval-columns.ts";
import styles from "./approvals-view.module.css";

export interface ApprovalTableProps extends Pick<TableProps<Approval>, "density"> {
  /** keys of the shown columns */
  shown: readonly string[];
  order: UsualOrder;
  onOrder: (order: UsualOrder) => void;
  rows: readonly Approval[];
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  onDecide: (approval: Approval, to: ApprovalDecision["to"]) => void;
}

const headers = {
  newest: { key: "who", direction: "descending" },
  oldest: { key: "who", direction: "ascending" },
} as const;

const tones = {
  waiting: "warning",
  approved: "success",
  refused: "danger",
  withdrawn: "neutral",
  expired: "neutral",
} as const satisfies Record<ApprovalStatus, string>;

/** The page on which the object of an act is. */
function toObject({ kind, number, objectId }: Approval, paths: PanelPaths): string {
  if (kind === "payout") return paths.payout(objectId);
  if (kind === "refund_payment") return `${paths.refunds()}?${new URLSearchParams({ q: number })}`;
  return paths.administeredOrder(number);
}

export function ApprovalTable({ onDecide, shown, order, onOrder, ...rest }: ApprovalTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const nameOf = ({ kind, number }: Approval) => t(`approvals.acts.${kind}`, { number });
  const columns: readonly Column<Approval, "who">[] = [
    {
      key: "what",
      header: t("approvals.columns.what"),
      primary: true,
      cell: (approval) => (
        <div className={styles.what}>
          <TextLink asChild>
            <Link to={toObject(approval, paths)}>{nameOf(approval)}</Link>
          </TextLink>
          {approval.seller ? <span className={styles.quiet}>{approval.seller.name}</span> : null}
          <span className={styles.quiet}>«{approval.reason}»</span>
          {approval.reference ? (
            <span className={styles.quiet}>
              {t("approvals.reference", { reference: approval.reference })}
            </span>
          ) : null}
        </div>
      ),
    },
    {
      key: "who",
      header: t("approvals.columns.who"),
      sortable: true,
      cell: ({ own, requestedBy, requestedAt }) => (
        <div className={styles.who}>
          <span>{own ? t("approvals.you") : requestedBy.name}</span>
          <span className={styles.quiet}>{date(requestedAt)}</span>
        </div>
      ),
    },
    {
      key: "state",
      header: t("approvals.columns.state"),
      cell: (approval) => (
        <div className={styles.state}>
          <Badge tone={tones[approval.status]}>{t(`approvals.statuses.${approval.status}`)}</Badge>
          <State approval={approval} />
        </div>
      ),
    },
    {
      key: "sum",
      header: t("approvals.columns.sum"),
      align: "end",
      cell: (approval) => <b className={styles.sum}>{sum(approval.sum)}</b>,
    },
    { key: "shop", header: t("approvals.columns.shop"), cell: ({ seller }) => seller?.name ?? "—" },
  ];
  return (
    <Table
      {...rest}
      caption={t("approvals.title")}
      hideCaption
      rowKey={({ id }) => id}
      {...arrangeColumns(approvalColumns, columns, shown)}
      {...toHeaderOrder<UsualOrder, "who">(headers, { order, onOrder })}
      actionsLabel={t("approvals.columns.actions")}
      rowActions={(approval) => (
        <>
          {approval.status === "waiting"
            ? (approval.own ? (["withdraw"] as const) : (["approve", "refuse"] as const)).map((to) => (
                <Button
                  key={to}
                  size="small"
                  variant={to === "approve" ? "primary" : undefined}
                  aria-label={`${t(`approvals.${to}`)}: ${nameOf(approval)}`}
                  onClick={() => onDecide(approval, to)}
                >
                  {t(`approvals.${to}`)}
                </Button>
              ))
            : null}
          <HistoryLink id={approval.id} name={nameOf(approval)} />
        </>
      )}
    />
  );
}

/** What a person wants to know beside the status: until when it waits, or who decided and why. */
function State({
  approval: { status, expiresAt, decidedBy, decidedAt, decisionReason },
}: {
  approval: Approval;
}) {
  const t = useTexts();
  const date = useDate();
  if (status === "waiting")
    return <span className={styles.quiet}>{t("approvals.until", { date: date(expiresAt) })}</span>;
  return (
    <>
      {decidedBy && decidedAt ? (
        <span className={styles.quiet}>
          {decidedBy.name}, {date(decidedAt)}
        </span>
      ) : (
        <span className={styles.quiet}>{date(expiresAt)}</span>
      )}
      {decisionReason ? <span className={styles.quiet}>«{decisionReason}»</span> : null}
    </>
  );
}
