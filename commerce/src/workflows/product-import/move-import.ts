import { importMoves, importStatuses, type ImportStatus } from "@bezak/contract/import-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ImportRow } from "../../modules/product-import/import-row.ts";
import { ShopError } from "../../shop-error.ts";
import { getImports } from "./import-module.ts";
import { findImport } from "./view-import.ts";

const conflict = (status: string) =>
  new ShopError(409, "conflict", `An import that is ${status} cannot do that`);

/** Changes the status of this shop's import. Idempotent. */
async function move(
  container: MedusaContainer,
  sellerId: string,
  id: string,
  to: ImportStatus,
): Promise<ImportRow> {
  await findImport(container, sellerId, id);
  const from = importStatuses.filter((status) => importMoves[status].includes(to));
  const moved = await getImports(container).move(id, from, to);
  const now = await findImport(container, sellerId, id);
  const isThere = to === "running" ? now.status === "running" || now.status === "done" : now.status === to;
  if (!moved && !isThere) throw conflict(now.status);
  return now;
}

/** Starts writing the valid rows. @throws ShopError 404 import_not_found, 409 conflict */
export const startImport = (container: MedusaContainer, sellerId: string, id: string) =>
  move(container, sellerId, id, "running");

/** What was written stays. @throws ShopError 404 import_not_found, 409 conflict */
export const cancelImport = (container: MedusaContainer, sellerId: string, id: string) =>
  move(container, sellerId, id, "cancelled");
