import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

interface Views<Row, View> {
  name: string;
  idOf: (row: Row) => string;
  view: (row: Row) => View;
  /** the row with what is sure of it, when `view` fails; what fails here too is left out */
  plain: (row: Row) => View;
}

/** Why a row cannot be shown. Of other errors the message may repeat what is stored. */
function getReason(error: unknown): string {
  const isPlain = error instanceof TypeError || error instanceof RangeError;
  return isPlain ? `${error.name}: ${error.message}` : error instanceof Error ? error.name : "unknown";
}

/** The rows of a list as they are shown. One that is not stored as expected never takes the others with it. */
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
