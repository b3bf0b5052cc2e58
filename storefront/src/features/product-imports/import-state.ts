import type { ImportStatus } from "@bezak/contract/import-status.ts";
import type { ProductImport } from "@bezak/contract/product-imports.ts";

type State = Pick<ProductImport, "status">;

/** Something is done with it now. */
export const isMoving = ({ status }: State) => status === "checking" || status === "running";

/** It waits for a job or for a person: the shop can send no other one. */
export const isUnfinished = (state: State) => isMoving(state) || state.status === "checked";

/** Where on the way of the page it is: file, check, writing, all done. */
export const stepOf: Record<ImportStatus, number> = {
  checking: 1,
  checked: 1,
  running: 2,
  done: 3,
  failed: 0,
  cancelled: 0,
};

export const goodRows = ({ rows, wrong }: Pick<ProductImport, "rows" | "wrong">) => (rows ?? 0) - wrong;
