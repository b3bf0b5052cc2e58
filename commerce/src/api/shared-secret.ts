import { createHash, timingSafeEqual } from "node:crypto";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

const expected = digest(process.env.COMMERCE_SECRET ?? "");

/** Lets only the front door in: header `x-commerce-secret`, compared in constant time. Unset means nobody. */
export function requireSharedSecret(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const given = req.headers["x-commerce-secret"];
  if (process.env.COMMERCE_SECRET && typeof given === "string" && timingSafeEqual(digest(given), expected)) {
    next();
    return;
  }
  res.status(401).json({ code: "wrong_secret", message: "Header x-commerce-secret is missing or wrong." });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
