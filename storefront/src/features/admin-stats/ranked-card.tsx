import { BarTable, Card, type BarTableProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./ranked-card.module.css";

export interface RankedCardProps extends Pick<BarTableProps, "head" | "rows" | "max"> {
  title: string;
  /** what is counted */
  about: string;
}

/** A card with values to compare, the largest first. */
export function RankedCard({ title, about, rows, ...table }: RankedCardProps) {
  const t = useTexts();
  return (
    <Card padding="medium" className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.about}>{about}</p>
      {rows.length > 0 ? (
        <BarTable {...table} label={title} rows={rows} />
      ) : (
        <p className={styles.about}>{t("analytics.empty")}</p>
      )}
    </Card>
  );
}
