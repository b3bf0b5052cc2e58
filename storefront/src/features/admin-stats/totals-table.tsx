import type { AdminStats } from "@bezak/contract/admin-stats.ts";
import { totalRows, type FigureRows } from "@bezak/contract/figure-rows.ts";
import { Table } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { isSum, totals, type Total } from "./figures.ts";
import styles from "./overview-view.module.css";
import { today } from "./period-days.ts";
import { rowsAddress } from "./rows-address.ts";

const rowsOf: Partial<Record<Total, FigureRows>> = totalRows;

/** Figures that the rank does not see have no row. */
const toRow = (figure: Total, value: AdminStats[Total]) => (value === null ? [] : [{ figure, ...value }]);

/** The figures since the beginning and their changes today; `stats` is undefined while it loads. */
export function TotalsTable({ stats }: { stats: AdminStats | undefined }) {
  const t = useTexts();
  const sum = useSum();
  const format = (figure: Total, value: number) => (isSum(figure) ? sum(value) : formatNumber(value));
  return (
    <Table
      caption={t("overview.totalsTitle")}
      hideCaption
      rows={stats ? totals.flatMap((figure) => toRow(figure, stats[figure])) : []}
      rowKey={({ figure }) => figure}
      loading={!stats}
      loadingRows={totals.length}
      empty={null}
      columns={[
        {
          key: "figure",
          header: t("overview.columns.figure"),
          primary: true,
          cell: ({ figure }) => <Name figure={figure} />,
        },
        {
          key: "today",
          header: t("overview.columns.today"),
          align: "end",
          cell: ({ figure, today }) => (
            <Today figure={figure} text={`${today > 0 ? "+" : ""}${format(figure, today)}`} />
          ),
        },
        {
          key: "total",
          header: t("overview.columns.total"),
          align: "end",
          cell: ({ figure, total }) => <b>{format(figure, total)}</b>,
        },
      ]}
    />
  );
}

/** What came today leads to its rows, which the list of products cannot tell apart. */
function Today({ figure, text }: { figure: Total; text: string }) {
  const paths = usePanelPaths();
  const rows = rowsOf[figure];
  if (!rows || rows.list === "products") return text;
  return <PanelLink to={rowsAddress(paths, rows, today())}>{text}</PanelLink>;
}

function Name({ figure }: { figure: Total }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const name = t(`overview.totals.${figure}`);
  const rows = rowsAddress(paths, rowsOf[figure]);
  return (
    <div className={styles.total}>
      {rows === undefined ? <span>{name}</span> : <PanelLink to={rows}>{name}</PanelLink>}
      <span className={styles.quiet}>{t(`overview.totalsAbout.${figure}`)}</span>
    </div>
  );
}
