import type { ShopSettingsChange } from "@bezak/contract/shops.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeSettings } from "../../../../workflows/shop/change-settings.ts";
import { readSettings } from "../../../../workflows/shop/read-settings.ts";
import { isConfirmed } from "../../../require-confirmation.ts";
import { getMember } from "../../resolve-member.ts";

/** Returns the shop's settings: `{settings}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ settings: await readSettings(req.scope, getMember(req)) });
}

/** Changes the given settings; responds like GET. */
export async function PATCH(req: MedusaRequest<ShopSettingsChange>, res: MedusaResponse): Promise<void> {
  const member = getMember(req);
  await changeSettings(req.scope, { ...member, confirmed: isConfirmed(req) }, req.validatedBody);
  res.json({ settings: await readSettings(req.scope, member) });
}
