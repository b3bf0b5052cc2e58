import type { CommissionPreview } from "@bezak/contract/commission-preview.ts";
import { Alert, Button, Skeleton, Table, type Column } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { writePercent } from "../../lib/percent.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { useMonth } from "../../lib/use-month.ts";
import { useSum } from "../../lib/use-sum.ts";
import { commissionPreviewQuery, type CommissionPreviewQuery } from "./commission-api.ts";
import styles from "./commission-preview.module.css";

type Row = CommissionPreview["rules"][number];

/** What a rule would have meant last month, beside its form. `query` is null while the form names no rule. */
export function CommissionPreviewTable({ query }: { query: CommissionPreviewQuery | null }) {
  const t = useTexts();
  const id = useId();
  const month = useMonth();
  const preview = useQuery(commissionPreviewQuery(useApi(), query));
  return (
    <section aria-labelledby={id} aria-busy={preview.isFetching || undefined} className={styles.root}>
      <h3 id={id} className={styles.title}>
        {query !== null && preview.data
          ? t("adminCommission.preview.title", { month: month(preview.data.month) })
          : t("adminCommission.preview.untitled")}
      </h3>
      {query === null ? (
        <p className={styles.quiet}>{t("adminCommission.preview.nothing")}</p>
      ) : preview.error ? (
        <Alert
          tone="warning"
          actions={
            <Button size="small" onClick={() => void preview.refetch()}>
              {t("common.retry")}
            </Button>
          }
        >
          {describeError(preview.error, t)}
        </Alert>
      ) : preview.data ? (
        <Previewed preview={preview.data} />
      ) : (
        <Skeleton width="100%" height="6rem" />
      )}
    </section>
  );
}

function Previewed({ preview }: { preview: CommissionPreview }) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const { total, rules } = preview;
  const signed = (amount: number) => (amount > 0 ? `+${sum(amount)}` : sum(amount));
  const nameOf = ({ seller, category }: Row) =>
    [seller?.name, text(category?.name)].filter(Boolean).join(" · ") || t("adminCommission.everything");
  const columns: readonly Column<Row>[] = [
    {
      key: "rule",
      header: t("adminCommission.columns.rule"),
      primary: true,
      cell: (rule) => (
        <div className={styles.what}>
          <span>
            {nameOf(rule)},{" "}
            <span className={styles.sum}>
              {t("adminCommission.percent", {
                percent: writePercent(rule.percent, t("adminCommission.point")),
              })}
            </span>
          </span>
          {rule.isProposed ? <span className={styles.quiet}>{t("adminCommission.preview.this")}</span> : null}
        </div>
      ),
    },
    {
      key: "sales",
      header: t("adminCommission.preview.sales"),
      align: "end",
      cell: ({ sales }) => <span className={styles.sum}>{sum(sales)}</span>,
    },
    {
      key: "booked",
      header: t("adminCommission.preview.booked"),
      align: "end",
      cell: ({ booked }) => <span className={styles.sum}>{sum(booked)}</span>,
    },
    {
      key: "proposed",
      header: t("adminCommission.preview.proposed"),
      align: "end",
      cell: ({ proposed }) => <span className={styles.sum}>{sum(proposed)}</span>,
    },
    {
      key: "difference",
      header: t("adminCommission.preview.difference"),
      align: "end",
      cell: ({ booked, proposed }) => <b className={styles.sum}>{signed(proposed - booked)}</b>,
    },
  ];
  return (
    <>
      <p>
        {t("adminCommission.preview.total", {
          booked: sum(total.booked),
          proposed: sum(total.proposed),
          difference: signed(total.proposed - total.booked),
        })}
      </p>
      <Table
        caption={t("adminCommission.preview.untitled")}
        hideCaption
        rows={rules}
        rowKey={({ id }) => id ?? "new"}
        columns={columns}
        empty={null}
      />
      <p className={styles.quiet}>
        {t("adminCommission.preview.about")}
        {total.present === total.booked
          ? null
          : ` ${t("adminCommission.preview.present", { present: sum(total.present) })}`}
      </p>
    </>
  );
}
