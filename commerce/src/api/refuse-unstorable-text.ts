import { isStorable } from "@bezak/contract/shared-schemas.ts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ShopError } from "../shop-error.ts";

/** Rejects text that PostgreSQL cannot store, before any lookup. */
export function refuseUnstorableText(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (req.originalUrl.includes("%00") || !canStore(req.body)) {
    throw new ShopError(400, "invalid_input", "A text has a zero byte or half a letter in it");
  }
  next();
}

function canStore(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return true;
  return Object.entries(value).every(([name, one]) => isStorable(name) && canStore(one));
}
