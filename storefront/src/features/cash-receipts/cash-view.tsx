import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { auditEntries } from "@bezak/contract/routes/audit.ts";
import { recordCashReceipt } from "@bezak/contract/routes/cash-receipts.ts";
import { Button, EmptyState, Table, type Column } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { cashReceiptsQuery, cashSearch, saveCashReceipts, type CashChoice } from "./cash-receipts-api.ts";
import styles from "./cash-view.module.css";
import { ReceiveCashDialog } from "./receive-cash-dialog.tsx";

/** Cash that the marketplace expects and has received. */
export function CashView({ choice }: { choice: CashChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const columns = useColumns(choice);
  const receipts = useQuery(cashReceiptsQuery(useApi(), choice));
  const [open, setOpen] = useState<ParcelReceipt | null>(null);
  const toAddress = (to: CashChoice) => `${paths.cashReceipts()}${cashSearch(to)}`;
  const outstanding = choice.status === "outstanding";
  // received ones have only a history
  const hasActions = useRights().mayCall(outstanding ? recordCashReceipt : auditEntries);
  return (
    <div className={styles.root}>
      <ExportTitle
        menu={
          <ExportMenu
            save={(api, format) => saveCashReceipts(api, choice, format)}
            total={receipts.data?.pagination.total}
          />
        }
      >
        <p className={styles.quiet}>{t("adminCash.about")}</p>
      </ExportTitle>
      <TabLinks
        label={t("adminCash.filter")}
        tabs={(["outstanding", "received"] as const).map((status) => ({
          name: t(`adminCash.tabs.${status}`),
          to: toAddress({ status, page: 1 }),
          isHere: status === choice.status,
        }))}
      />
      <Table
        {...pageRows(receipts)}
        caption={t("adminCash.title")}
        hideCaption
        headOffset="var(--panel-top, 0px)"
        rowKey={({ parcelId }) => parcelId}
        columns={columns}
        empty={
          <EmptyState
            icon={<Coins aria-hidden />}
            headingLevel={2}
            title={t(outstanding ? "adminCash.nothingOutstanding" : "adminCash.nothingReceived")}
            text={outstanding ? t("adminCash.nothingText") : undefined}
          />
        }
        actionsLabel={t("adminCash.columns.actions")}
        rowActions={
          !hasActions
            ? undefined
            : (receipt) => (
                <>
                  {receipt.receivedAt === null ? (
                    <Button
                      size="small"
                      variant="primary"
                      aria-label={`${t("adminCash.receive")}: ${receipt.number}`}
                      onClick={() => setOpen(receipt)}
                    >
                      {t("adminCash.receive")}
                    </Button>
                  ) : null}
                  <HistoryLink id={receipt.parcelId} name={receipt.number} />
                </>
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

function useColumns({ status }: CashChoice): readonly Column<ParcelReceipt>[] {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  return [
    {
      key: "parcel",
      header: t("adminCash.columns.parcel"),
      primary: true,
      cell: ({ number, seller }) => (
        <span className={styles.what}>
          <span className={styles.number}>{number}</span>
          <span className={styles.quiet}>{seller.name}</span>
        </span>
      ),
    },
    {
      key: "delivered",
      header: t("adminCash.columns.delivered"),
      cell: ({ deliveredAt }) => date(deliveredAt),
    },
    ...(status === "received"
      ? [
          {
            key: "received",
            header: t("adminCash.columns.received"),
            cell: ({ receivedAt, reference }: ParcelReceipt) => (
              <span className={styles.what}>
                <span>{receivedAt === null ? "–" : date(receivedAt)}</span>
                <span className={styles.quiet}>{reference}</span>
              </span>
            ),
          },
        ]
      : []),
    {
      key: "amount",
      header: t("adminCash.columns.amount"),
      align: "end",
      cell: ({ amount }) => <b className={styles.number}>{sum(amount)}</b>,
    },
  ];
}
