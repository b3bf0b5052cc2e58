import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { Table, type Column, type TableProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Selection } from "../../lib/bulk/use-selection.ts";
import { Link } from "../../lib/link.tsx";
import { toHeaderOrder } from "../../lib/list-view/header-order.ts";
import { arrangeColumns } from "../../lib/list-view/list-appearance.ts";
import type { UsualOrder } from "../../lib/list-view/usual-order.ts";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { ApplicationBadge } from "./application-badge.tsx";
import { applicationColumns } from "./application-columns.ts";
import styles from "./applications-table.module.css";

export type ApplicationsTableProps = Pick<
  TableProps<ReviewedApplication>,
  "loading" | "empty" | "error" | "density"
> & {
  /** keys of the shown columns */
  shown: readonly string[];
  order: UsualOrder;
  onOrder: (order: UsualOrder) => void;
  rows: readonly ReviewedApplication[];
  boxes: Selection["boxes"];
};

const headers = {
  newest: { key: "sent", direction: "descending" },
  oldest: { key: "sent", direction: "ascending" },
} as const;

export function ApplicationsTable({ rows, boxes, shown, order, onOrder, ...rest }: ApplicationsTableProps) {
  const t = useTexts();
  const date = useDate();
  const text = useLocalized();
  const paths = usePanelPaths();
  const columns: readonly Column<ReviewedApplication, "sent">[] = [
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
    {
      key: "sent",
      header: t("applications.sentAt"),
      sortable: true,
      cell: ({ createdAt }) => date(createdAt),
    },
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
      {...arrangeColumns(applicationColumns, columns, shown)}
      {...toHeaderOrder<UsualOrder, "sent">(headers, { order, onOrder })}
      {...boxes}
      selectAllLabel={t("jobs.selectPage")}
      selectRowLabel={({ companyName }: ReviewedApplication) => t("jobs.selectRow", { name: companyName })}
    />
  );
}
