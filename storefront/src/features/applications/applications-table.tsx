import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Selection } from "../../lib/bulk/use-selection.ts";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { ApplicationBadge } from "./application-badge.tsx";
import styles from "./applications-table.module.css";

export type ApplicationsTableProps = Pick<TableProps<ReviewedApplication>, "loading" | "empty" | "error"> & {
  rows: readonly ReviewedApplication[];
  boxes: Selection["boxes"];
};

export function ApplicationsTable({ rows, boxes, ...rest }: ApplicationsTableProps) {
  const t = useTexts();
  const date = useDate();
  const text = useLocalized();
  const paths = usePanelPaths();
  const columns: Column<ReviewedApplication>[] = [
    {
      key: "company",
      header: t("applications.company"),
      primary: true,
      cell: ({ id, companyName, businessType }) => (
        <div className={styles.cell}>
          <Link to={paths.application(id)} className={styles.company}>
            {companyName}
          </Link>
          <span className={styles.quiet}>{t(`application.businessTypes.${businessType}`)}</span>
        </div>
      ),
    },
    {
      key: "person",
      header: t("applications.applicant"),
      cell: ({ contactPerson, phone }) => (
        <div className={styles.cell}>
          <span>{contactPerson}</span>
          <span className={styles.quiet}>{phone}</span>
        </div>
      ),
    },
    {
      key: "categories",
      header: t("application.categories"),
      cell: ({ categories }) => categories.map(({ name }) => text(name)).join(", ") || "—",
    },
    { key: "sent", header: t("applications.sentAt"), cell: ({ createdAt }) => date(createdAt) },
    {
      key: "status",
      header: t("applications.status"),
      cell: ({ status }) => <ApplicationBadge status={status} />,
    },
  ];
  return (
    <Table
      {...rest}
      caption={t("applications.title")}
      hideCaption
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      {...boxes}
      selectAllLabel={t("jobs.selectPage")}
      selectRowLabel={({ companyName }: ReviewedApplication) => t("jobs.selectRow", { name: companyName })}
    />
  );
}
