import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../../../search/index-table.ts";

/** Below the web server's patience, so that a hanging database is named and not mistaken for a dead commerce. */
const PATIENCE_MS = 1500;

async function answers(check: () => Promise<unknown>): Promise<"ok" | "down"> {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE_MS).unref());
  return Promise.race([check(), late]).then(
    () => "ok",
    () => "down",
  );
}

/** Whether the database answers, and the catalogue index in it. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [database, search] = await Promise.all([
    answers(() => knex.raw("select 1")),
    answers(() => withIndexTable(req.scope, (table) => knex.raw(`select 1 from ${table} limit 1`))),
  ]);
  res.json({ database, search });
}
