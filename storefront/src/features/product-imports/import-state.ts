import type { ImportStatus } from "@bezak/contract/import-status.ts";
import type { ProductImport } from "@bezak/contract/product-imports.ts";

type State = Pick<ProductImport, "status">;

/** A job is working on the import. */
export const isMoving = ({ status }: State) => status === "checking" || status === "running";

/** The import waits for a job or for the user; the shop cannot send another. */
export const isUnfinished = (state: State) => isMoving(state) || state.status === "checked";

/** Index of the step on the page: file, check, import, done. */
export const stepOf: Record<ImportStatus, number> = {
  checking: 1,
  checked: 1,
  running: 2,
  done: 3,
  failed: 0,
  cancelled: 0,
};

export const goodRows = ({ rows, wrong }: Pick<ProductImport, "rows" | "wrong">) => (rows ?? 0) - wrong;
