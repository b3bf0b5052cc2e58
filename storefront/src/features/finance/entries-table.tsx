import type { FinanceEntry } from "@bezak/contract/finance.ts";
import { Table, type Column, type TableProps } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { entryColumns } from "./entry-columns.ts";
import styles from "./finance-table.module.css";
import { signedSum } from "./signed-sum.ts";
import { useDay } from "../../lib/use-day.ts";

type SortKey = "at" | "amount";

export interface EntriesTableProps extends Pick<
  TableProps<FinanceEntry, SortKey>,
  "density" | "sort" | "onSortChange"
> {
  rows: readonly FinanceEntry[];
  loading: boolean;
  empty: ReactNode;
  error: ReactNode;
  /** keys of the shown columns in their order; by default all */
  shown?: readonly string[];
  /** page of a parcel by its id and number; by default the shop's own */
  toParcel?: (parcel: { id: string; number: string }) => string;
}

/** Ledger entries with the balance after each. */
export function EntriesTable({ shown, toParcel, sort = null, onSortChange, ...rows }: EntriesTableProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const text = useLocalized();
  const paths = usePanelPaths();
  const state = useEntryState();
  const canSort = onSortChange !== undefined;
  const columns: readonly Column<FinanceEntry, SortKey>[] = [
    {
      key: "what",
      header: t("finance.columns.what"),
      primary: true,
      cell: ({ type, orderNumber, parcelId, note }) => (
        <div className={styles.what}>
          <span>{t(`finance.types.${type}`)}</span>
          {orderNumber ? (
            <span className={styles.quiet}>
              {parcelId ? (
                <Link
                  to={toParcel?.({ id: parcelId, number: orderNumber }) ?? paths.order(parcelId)}
                  className={styles.link}
                >
                  {t("finance.order", { number: orderNumber })}
                </Link>
              ) : (
                t("finance.order", { number: orderNumber })
              )}
            </span>
          ) : null}
          {note ? <span className={styles.quiet}>{text(note)}</span> : null}
        </div>
      ),
    },
    { key: "at", header: t("finance.columns.at"), sortable: canSort, cell: ({ at }) => date(at) },
    { key: "state", header: t("finance.columns.state"), cell: (entry) => state(entry) },
    {
      key: "amount",
      header: t("finance.columns.amount"),
      align: "end",
      sortable: canSort,
      cell: ({ amount }) => (
        <span className={styles.amount} data-taken={amount < 0 || undefined}>
          {signedSum(amount, sum)}
        </span>
      ),
    },
    {
      key: "after",
      header: t("finance.columns.after"),
      align: "end",
      cell: ({ balanceAfter }) => <span className={styles.number}>{sum(balanceAfter)}</span>,
    },
  ];
  return (
    <Table
      caption={t("finance.entries")}
      hideCaption
      {...rows}
      sort={sort}
      onSortChange={onSortChange ?? (() => undefined)}
      rowKey={({ id }) => id}
      {...(shown ? arrangeColumns(entryColumns, columns, shown) : { columns })}
    />
  );
}

/** Text that says when an entry is paid out. */
function useEntryState(): (entry: FinanceEntry) => string {
  const t = useTexts();
  const day = useDay();
  return ({ type, payoutId, availableAt, heldBy }) => {
    if (type === "payout") return "–";
    if (payoutId !== null) return t("finance.inPayout");
    if (availableAt === null) return t(heldBy === "cash" ? "finance.awaitsCash" : "finance.held");
    if (Date.parse(availableAt) <= serverNow()) return t("finance.ready");
    return t("finance.from", { date: day(availableAt) });
  };
}
