import type { AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { FigureTable } from "@bezak/contract/figure-tables.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readAnalytics } from "../admin-stats/read-analytics.ts";
import { readCohorts } from "../admin-stats/read-cohorts.ts";
import { readOperations } from "../admin-stats/read-operations.ts";
import { readSales } from "../admin-stats/read-sales.ts";
import { readSearches } from "../admin-stats/read-searches.ts";
import { cohortTables, outcomeTables, searchTables } from "./outcome-tables.ts";
import { comparedTables, soldTables } from "./sold-tables.ts";
import type { WholeTable } from "./whole-table.ts";

interface FigureChoice {
  table: FigureTable;
  period: AnalyticsPeriod;
}

type ReadTable = (container: MedusaContainer, choice: FigureChoice) => Promise<WholeTable>;

/** Reads tables of one answer, as the page does. */
function tablesOf<Answer, Table extends FigureTable>(
  read: (container: MedusaContainer, choice: { period: AnalyticsPeriod }) => Promise<Answer>,
  tables: Record<Table, (answer: Answer, name: string) => WholeTable>,
): Record<Table, ReadTable> {
  const readTable =
    (table: Table): ReadTable =>
    async (container, choice) =>
      tables[table](await read(container, choice), nameFile(choice));
  const names = Object.keys(tables) as Table[];
  return Object.fromEntries(names.map((table) => [table, readTable(table)])) as Record<Table, ReadTable>;
}

/** Cohorts are the same in every period. */
const nameFile = ({ table, period }: FigureChoice) =>
  [table.replaceAll("_", "-"), ...(table === "cohorts" ? [] : [period])].join("-");

const reads: Record<FigureTable, ReadTable> = {
  ...tablesOf(readAnalytics, soldTables),
  ...tablesOf(readSales, comparedTables),
  ...tablesOf(readSearches, searchTables),
  ...tablesOf(readOperations, outcomeTables),
  ...tablesOf((container) => readCohorts(container), cohortTables),
};

/** A table of the pages of figures as its page shows it, read now. */
export const readFigureTable: ReadTable = (container, choice) => reads[choice.table](container, choice);
