import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPersonViews } from "../../../../../workflows/person-view/stored-view.ts";
import { findUser } from "../../../../../workflows/users/read-users.ts";
import { readSql } from "../../../../../workflows/users/sql.ts";

/** When administrators have seen the shop as this person: `{views}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const sql = readSql(req.scope);
  const { customer_id: customerId } = await findUser(sql, req.params.id ?? "");
  const { actor_id: adminId } = req.auth_context;
  res.json({ views: customerId === null ? [] : await readPersonViews(sql, { customerId, adminId }) });
}
