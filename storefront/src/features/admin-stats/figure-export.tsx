import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { FigureTable } from "@bezak/contract/figure-tables.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { saveFigures } from "./admin-stats-api.ts";

export interface FigureExportProps {
  table: FigureTable;
  /** title of the table on its page */
  name: string;
  /** of the rows that are shown */
  period: AnalyticsPeriod;
  /** what is saved, if it is more than the table shows */
  text?: string;
  /** number of rows */
  rows: number | undefined;
}

/** Saves one of several tables of a page of figures. Needs the message parts `figures` and `list-exports`. */
export function FigureExport({ table, name, text, period, rows }: FigureExportProps) {
  const t = useTexts();
  return (
    <ExportMenu
      table={name}
      text={text ?? t("figures.exported")}
      save={(api, format) => saveFigures(api, { table, period }, format)}
      total={rows}
    />
  );
}
