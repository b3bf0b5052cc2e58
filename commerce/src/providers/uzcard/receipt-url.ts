import type { Attempt, StoredReceipt } from "../../modules/payment-ledger/ledger.ts";

/** Reads a receipt from a URL of the tax office: `t` is the terminal, `r` the receipt's number, `s` its sign. */
export function readReceiptUrl(url: string, { externalId, id }: Attempt): StoredReceipt {
  const query = new URL(url).searchParams;
  return {
    type: "sale",
    receiptId: (query.get("r") || externalId || id).slice(0, 100),
    statusCode: 0,
    message: null,
    terminalId: query.get("t"),
    fiscalSign: query.get("s"),
    qrCodeUrl: url,
    at: new Date(),
  };
}
