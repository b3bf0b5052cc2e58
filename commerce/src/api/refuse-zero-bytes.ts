import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ShopError } from "../shop-error.ts";

/** PostgreSQL keeps no text with a zero byte in it: whoever sends one is told so, before anything is looked up. */
export function refuseZeroBytes(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.originalUrl.includes("%00") || hasZeroByte(req.body)) {
    throw new ShopError(400, "invalid_input", "A text has a zero byte in it");
  }
  next();
}

function hasZeroByte(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return false;
  return Object.entries(value).some(([name, one]) => name.includes("\0") || hasZeroByte(one));
}
