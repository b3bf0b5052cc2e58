import { isViewToken } from "@bezak/contract/person-view-rules.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { SHOP_SESSION_MODULE } from "../../../../modules/session/index.ts";
import type { ShopSessionModuleService } from "../../../../modules/session/service.ts";
import { endViewOfToken } from "../../../../workflows/person-view/end-view.ts";
import type { TokenBody } from "../validators.ts";

/** Ends a session, or an administrator's view; does nothing when it has ended already. */
export async function POST(req: MedusaRequest<TokenBody>, res: MedusaResponse): Promise<void> {
  const { token } = req.validatedBody;
  const sessions = req.scope.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
  if (isViewToken(token)) await endViewOfToken(req.scope, token);
  else await sessions.revoke(token);
  res.json({});
}
