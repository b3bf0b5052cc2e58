import type { StoredReceipt } from "../../modules/payment-ledger/ledger.ts";
import { tashkentTime } from "./tashkent-time.ts";

/**
 * Reads a receipt from the URL of its QR code: `t` terminal, `r` number, `c` time (`yyyyMMddHHmmss`, Tashkent), `s`
 * sign. The payment's id and `now` replace missing values.
 */
export function getReceipt(paydocId: string, qrCodeUrl: string, now: Date): StoredReceipt {
  const { searchParams: query } = new URL(qrCodeUrl);
  const at = tashkentTime(
    (query.get("c") ?? "").replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3 $4:$5:$6"),
  );
  return {
    type: "sale",
    receiptId: query.get("r") || paydocId,
    statusCode: 0,
    message: null,
    terminalId: query.get("t"),
    fiscalSign: query.get("s"),
    qrCodeUrl,
    at: at === undefined ? now : new Date(at),
  };
}
