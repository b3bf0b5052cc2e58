import type { Statement } from "@bezak/contract/finance.ts";
import { ledgerEntryTypes } from "@bezak/contract/payout-status.ts";
import { Button, EmptyState, Table, VisuallyHidden, type Column } from "@bezak/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileDown, FileText } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { downloadStatement, statementsQuery } from "./finance-api.ts";
import styles from "./finance-table.module.css";
import { signedSum } from "./signed-sum.ts";
import { useMonth } from "../../lib/use-month.ts";

const formats = ["pdf", "csv"] as const;

/** Monthly statements: opening and closing balance, totals, and files to download. */
export function StatementsPart() {
  const t = useTexts();
  const sum = useSum();
  const api = useApi();
  const month = useMonth();
  const statements = useQuery(statementsQuery(api));
  const file = useMutation({
    mutationFn: (request: { month: string; format: "pdf" | "csv" }) =>
      downloadStatement(api, request.month, request.format),
  });
  const columns: readonly Column<Statement>[] = [
    {
      key: "month",
      header: t("finance.columns.month"),
      primary: true,
      cell: (one) => (
        <div className={styles.what}>
          <span>{month(one.month)}</span>
          <span className={styles.quiet}>{t("finance.lines", { count: one.entries })}</span>
        </div>
      ),
    },
    {
      key: "opening",
      header: t("finance.columns.opening"),
      align: "end",
      cell: ({ opening }) => <span className={styles.number}>{sum(opening)}</span>,
    },
    {
      key: "moved",
      header: t("finance.columns.moved"),
      cell: ({ totals }) => (
        <dl className={styles.moved}>
          {ledgerEntryTypes.flatMap((type) =>
            totals[type] ? (
              <div key={type}>
                <dt>{t(`finance.types.${type}`)}</dt>
                <dd>{signedSum(totals[type], sum)}</dd>
              </div>
            ) : (
              []
            ),
          )}
        </dl>
      ),
    },
    {
      key: "closing",
      header: t("finance.columns.closing"),
      align: "end",
      cell: ({ closing }) => <b className={styles.number}>{sum(closing)}</b>,
    },
  ];
  return (
    <>
      <ActionFailure of={file} />
      <Table
        caption={t("finance.statements")}
        hideCaption
        rows={statements.data ?? []}
        rowKey={(one) => one.month}
        columns={columns}
        loading={statements.isLoading}
        error={renderMissing(statements)}
        actionsLabel={t("finance.columns.file")}
        rowActions={(one) => (
          <span className={styles.files}>
            {formats.map((format) => (
              <Button
                key={format}
                size="small"
                icon={<FileDown aria-hidden />}
                loading={
                  file.isPending && file.variables.month === one.month && file.variables.format === format
                }
                onClick={() => file.mutate({ month: one.month, format })}
              >
                <span aria-hidden>{t(`finance.${format}`)}</span>
                <VisuallyHidden>{t(`finance.${format}Of`, { month: month(one.month) })}</VisuallyHidden>
              </Button>
            ))}
          </span>
        )}
        empty={
          <EmptyState
            icon={<FileText aria-hidden />}
            title={t("finance.noStatements")}
            text={t("finance.noStatementsText")}
          />
        }
      />
    </>
  );
}
