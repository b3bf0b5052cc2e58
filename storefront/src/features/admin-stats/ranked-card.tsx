import { BarTable, Card, type BarTableProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { FigureExport, type FigureExportProps } from "./figure-export.tsx";
import styles from "./ranked-card.module.css";

export interface RankedCardProps
  extends Pick<BarTableProps, "head" | "rows" | "max">, Pick<FigureExportProps, "table" | "period"> {
  title: string;
  /** what is counted */
  about: string;
}

/** A card with values to compare, the largest first. */
export function RankedCard({ title, about, table, period, rows, ...bars }: RankedCardProps) {
  const t = useTexts();
  return (
    <Card padding="medium" className={styles.card}>
      <ExportTitle menu={<FigureExport table={table} name={title} period={period} rows={rows.length} />}>
        <h3 className={styles.title}>{title}</h3>
      </ExportTitle>
      <p className={styles.about}>{about}</p>
      {rows.length > 0 ? (
        <BarTable {...bars} label={title} rows={rows} />
      ) : (
        <p className={styles.about}>{t("analytics.empty")}</p>
      )}
    </Card>
  );
}
