import { createHash, timingSafeEqual } from "node:crypto";
import type { GatewaySettings } from "../settings.ts";

/** The document names no limit; we allow the clocks to differ by ten minutes. */
const STALE_SECONDS = 600;

/** True for a header `Auth: <merchant_user_id>:<sha1(timestamp + secret)>:<timestamp>` with a current timestamp. */
export function isMerchant(header: unknown, { click }: GatewaySettings, now = Date.now()): boolean {
  const [user = "", digest = "", timestamp = "", rest] = typeof header === "string" ? header.split(":") : [];
  if (rest !== undefined || user !== click.merchantUserId || !/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > STALE_SECONDS) return false;
  const right = createHash("sha1")
    .update(timestamp + click.secretKey)
    .digest();
  const given = /^[0-9a-f]{40}$/.test(digest) ? Buffer.from(digest, "hex") : Buffer.alloc(20);
  return timingSafeEqual(right, given);
}
