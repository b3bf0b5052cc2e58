import { createHash } from "node:crypto";

/** Fields of Prepare and Complete as text, exactly as they are sent. */
export interface ClickFields {
  click_trans_id: string;
  service_id: string;
  click_paydoc_id: string;
  merchant_trans_id: string;
  /** only in Complete */
  merchant_prepare_id?: string;
  /** in sum */
  amount: string;
  /** 0 Prepare, 1 Complete */
  action: string;
  error: string;
  error_note: string;
  /** YYYY-MM-DD HH:mm:ss, Tashkent */
  sign_time: string;
}

/** The signature over the concatenated fields, in lower-case hex. */
export function clickSign(fields: ClickFields, secretKey: string): string {
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id, amount, action, sign_time } =
    fields;
  const parts = [click_trans_id, service_id, secretKey, merchant_trans_id, merchant_prepare_id ?? ""];
  return createHash("md5")
    .update([...parts, amount, action, sign_time].join(""))
    .digest("hex");
}

/** A time in Tashkent, +05:00 all year. */
export function tashkentTime(at: number): string {
  return new Date(at + 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}
