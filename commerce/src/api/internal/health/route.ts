import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withIndexTable } from "../../../search/index-table.ts";

/** Shorter than the web server's timeout, so that a hanging database is reported as such, not as a dead commerce. */
const PATIENCE_MS = 1500;

async function answers(check: () => Promise<unknown>): Promise<"ok" | "down"> {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE_MS).unref());
  return Promise.race([check(), late]).then(
    () => "ok",
    () => "down",
  );
}

/** Checks the database and its catalogue index. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [database, search] = await Promise.all([
    answers(() => knex.raw("select 1")),
    answers(() => withIndexTable(req.scope, (table) => knex.raw(`select 1 from ${table} limit 1`))),
  ]);
  res.json({ database, search });
}
