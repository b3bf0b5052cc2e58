import { userAdminRoutes } from "@bezak/contract/user-admin.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readUsers } from "../../../workflows/users/read-users.ts";
import { parseQuery } from "../../parse-query.ts";

/** Lists users: `{users, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readUsers(req.scope, parseQuery(userAdminRoutes.administeredUsers.query, req.query)));
}
