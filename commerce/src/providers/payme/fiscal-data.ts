import { isStorable } from "@bezak/contract/shared-schemas.ts";
import type { StoredReceipt } from "../../modules/payment-ledger/ledger.ts";
import type { Params } from "./call.ts";
import { RefusedCall } from "./refusals.ts";

const LONGEST_TEXT = 500;
const LONGEST_ADDRESS = 2_000;

/**
 * Reads `fiscal_data`: ids are numbers or texts. A missing or malformed date must not lose a receipt: it gets the time
 * of receipt of the call.
 * @throws RefusedCall -32602 naming the field
 */
export function readFiscalData(type: StoredReceipt["type"], data: Params): StoredReceipt {
  const receiptId = optionalText(data, "receipt_id");
  const { status_code: statusCode } = data;
  if (!receiptId) throw new RefusedCall(-32602, "receipt_id");
  if (typeof statusCode !== "number" || Math.abs(statusCode) > 2_147_483_647) {
    throw new RefusedCall(-32602, "status_code");
  }
  return {
    type,
    receiptId,
    statusCode,
    message: optionalText(data, "message"),
    terminalId: optionalText(data, "terminal_id"),
    fiscalSign: optionalText(data, "fiscal_sign"),
    qrCodeUrl: address(data, "qr_code_url"),
    at: tashkentTime(data.date) ?? new Date(),
  };
}

function optionalText(data: Params, name: string): string | null {
  const value = data[name];
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || value.length > LONGEST_TEXT || !isStorable(value)) {
    throw new RefusedCall(-32602, name);
  }
  return value;
}

/** Buyers open this URL: only http and https are accepted, never a script. */
function address(data: Params, name: string): string | null {
  const value = data[name];
  if (value === undefined || value === null || value === "") return null;
  const isWeb = typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value);
  if (!isWeb || value.length > LONGEST_ADDRESS) throw new RefusedCall(-32602, name);
  return new URL(value).href;
}

/** Parses `yyyyMMddHHmmss` in Tashkent time (UTC+5 all year). Undefined for anything else. */
function tashkentTime(date: unknown): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(date));
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const asUtc = new Date(`${text}Z`);
  // Rejects a 31st of February, which would become a day in March.
  const isDate = !Number.isNaN(asUtc.getTime()) && asUtc.toISOString().startsWith(text);
  return isDate ? new Date(asUtc.getTime() - 5 * 3_600_000) : undefined;
}
