import { createHash, timingSafeEqual } from "node:crypto";
import type { ClickFields } from "./fields.ts";

/** What Click signs: texts as received, concatenated without separators; `prepareId` on Complete only. */
export type SignedFields = Pick<
  ClickFields,
  "clickTransId" | "serviceId" | "number" | "amount" | "action" | "signTime"
>;

export function clickSignature(secretKey: string, fields: SignedFields, prepareId = ""): string {
  const { clickTransId, serviceId, number, amount, action, signTime } = fields;
  const text = clickTransId + serviceId + secretKey + number + prepareId + amount + action + signTime;
  return createHash("md5").update(text).digest("hex");
}

/** Compares in constant time; accepts only the documented lower-case hexadecimal. */
export function isSigned(secretKey: string, fields: ClickFields): boolean {
  const prepareId = fields.action === "1" ? fields.prepareId : "";
  const expected = Buffer.from(clickSignature(secretKey, fields, prepareId));
  const given = Buffer.from(fields.signString);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
