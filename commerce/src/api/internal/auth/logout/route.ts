import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { SHOP_SESSION_MODULE } from "../../../../modules/session/index.ts";
import type { ShopSessionModuleService } from "../../../../modules/session/service.ts";
import type { TokenBody } from "../validators.ts";

/** Ends a session; does nothing when it has ended already. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  const sessions = req.scope.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
  await sessions.revoke(req.validatedBody.token);
  res.json({});
}
