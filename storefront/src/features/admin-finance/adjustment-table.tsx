import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import type { AdjustmentStatus } from "@bezak/contract/payout-status.ts";
import { approveAdjustment } from "@bezak/contract/routes/adjustments.ts";
import { Badge, Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { amountHeaders } from "../../lib/list-view/amount-headers.ts";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { useDate } from "../../lib/use-date.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { AdjustmentActions } from "./adjustment-actions.tsx";
import { ActedBy, AdjustedShop, ChangedSum } from "./adjustment-cells.tsx";
import type { AdjustmentDecision } from "./adjustments-api.ts";
import { adjustmentColumns } from "./finance-columns.ts";
import styles from "./payouts-view.module.css";

export type AdjustmentTableProps = Pick<
  TableProps<AdjustmentRequest>,
  "loading" | "empty" | "error" | "density"
> & {
  rows: readonly AdjustmentRequest[];
  /** of this administrator */
  administratorId: string | undefined;
  /** keys of the shown columns */
  shown: readonly string[];
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
  onDecide: (request: AdjustmentRequest, decision: AdjustmentDecision) => void;
};

type SortKey = "asked" | "amount";

const tones = { waiting: "warning", approved: "success", refused: "neutral" } as const satisfies Record<
  AdjustmentStatus,
  string
>;

/** Adjustments that need two administrators: who asked, who decided, and when. */
export function AdjustmentTable(props: AdjustmentTableProps) {
  const { administratorId, shown, order, onOrder, onDecide, ...rows } = props;
  const t = useTexts();
  const date = useDate();
  const { mayCall } = useRights();
  const isOwn = ({ askedBy }: AdjustmentRequest) => askedBy.id === administratorId;
  const columns: readonly Column<AdjustmentRequest, SortKey>[] = [
    {
      key: "shop",
      header: t("adminPayouts.columns.shop"),
      primary: true,
      cell: (request) => <AdjustedShop request={request} isOwn={isOwn(request)} />,
    },
    {
      key: "asked",
      header: t("adminPayouts.columns.asked"),
      sortable: true,
      cell: ({ askedBy, askedAt }) => <ActedBy who={askedBy} at={askedAt} />,
    },
    {
      key: "state",
      header: t("adminAdjustments.columns.state"),
      cell: ({ status, decidedBy, decidedAt }) => (
        <div className={styles.state}>
          <Badge tone={tones[status]}>{t(`adminAdjustments.statuses.${status}`)}</Badge>
          {decidedBy ? <span>{decidedBy.name}</span> : null}
          {decidedAt ? <span className={styles.quiet}>{date(decidedAt)}</span> : null}
        </div>
      ),
    },
    {
      key: "amount",
      header: t("adminPayouts.columns.amount"),
      align: "end",
      sortable: true,
      cell: ({ amount }) => <ChangedSum amount={amount} />,
    },
  ];
  return (
    <Table
      {...rows}
      caption={t("adminAdjustments.title")}
      hideCaption
      rowKey={({ id }) => id}
      {...arrangeColumns(adjustmentColumns, columns, shown)}
      {...toHeaderOrder(amountHeaders<SortKey>("asked", "amount"), { order, onOrder })}
      actionsLabel={t("adminPayouts.columns.actions")}
      rowActions={(request) => (
        <>
          {request.status === "waiting" && mayCall(approveAdjustment) ? (
            <AdjustmentActions
              request={request}
              isOwn={isOwn(request)}
              onDecide={(decision) => onDecide(request, decision)}
            />
          ) : null}
          <HistoryLink id={request.id} name={request.seller.name} />
        </>
      )}
    />
  );
}
