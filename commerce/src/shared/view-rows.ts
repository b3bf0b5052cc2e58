import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

interface Views<Row, View> {
  name: string;
  idOf: (row: Row) => string;
  view: (row: Row) => View;
  /** fallback with the reliable parts of a row when `view` fails; a row that fails here too is omitted */
  plain: (row: Row) => View;
}

/** Why a row cannot be shown. Messages of other errors may repeat stored data. */
function getReason(error: unknown): string {
  const isPlain = error instanceof TypeError || error instanceof RangeError;
  return isPlain ? `${error.name}: ${error.message}` : error instanceof Error ? error.name : "unknown";
}

/** Maps rows of a list to views. A row with unexpected data does not affect the others. */
export function viewRows<Row, View>(
  container: MedusaContainer,
  rows: readonly Row[],
  { name, idOf, view, plain }: Views<Row, View>,
): View[] {
  const report = (row: Row, outcome: string, error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The stored ${name} ${idOf(row)} ${outcome}: ${getReason(error)}`);
  return rows.flatMap((row) => {
    try {
      return [view(row)];
    } catch (error) {
      report(row, "is shown without its details", error);
    }
    try {
      return [plain(row)];
    } catch (error) {
      report(row, "is left out", error);
      return [];
    }
  });
}
