import { maskCards } from "@bezak/contract/mask-log-text.ts";

/** Field names of gateways whose values must never be stored. */
const SECRET =
  /^(authorization|auth|sign|sign_string|card|card_number|cardnumber|pan|expiry|expire|expire_date|otp|code|sms_code|token|access_token|card_token|password|key|secret)$/i;

const LONGEST = 2_000;
const DEEPEST = 6;

/**
 * Returns a copy that may be stored: secrets and card numbers are masked before anything is truncated, so that no part
 * of one remains. Gateway ids that look like card numbers stay readable at their ends.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskCards(value).slice(0, LONGEST);
  if (typeof value === "bigint") return redact(String(value), depth);
  if (typeof value === "number") return isLong(value) ? maskCards(String(value)) : value;
  if (value === null || typeof value !== "object") return value;
  if (depth >= DEEPEST) return "…";
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 50)
      .map(([name, item]) => [name.slice(0, 100), isSecret(name, item) ? "***" : redact(item, depth + 1)]),
  );
}

// A numeric or short textual result `code` (`-31050`, `OK`) is an answer, not a one-time code.
function isSecret(name: string, value: unknown): boolean {
  if (/^code$/i.test(name)) return typeof value === "string" && /^\d{4,8}$/.test(value);
  return SECRET.test(name) && value !== null && typeof value !== "undefined";
}

/** True from the length of a card number; false for a time in milliseconds. */
const isLong = (value: number): boolean => Math.abs(value) >= 1e14;
