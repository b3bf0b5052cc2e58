import type { PaymeTransaction } from "./run.ts";

/** A time in Tashkent in the tax office's format: yyyyMMddHHmmss. */
function fiscalDate(at: number): string {
  // +05:00 all year
  return new Date(at + 5 * 3_600_000).toISOString().replace(/\D/g, "").slice(0, 14);
}

/** Parameters of SetFiscalData: the tax office's receipt of the sale, or of its return. */
export function fiscalParams(
  { id, account }: Pick<PaymeTransaction, "id" | "account">,
  type: "PERFORM" | "CANCEL",
) {
  const receipt = Number.parseInt(id.slice(-7), 16) + (type === "CANCEL" ? 1 : 0);
  const sign = `8${String(receipt).padStart(11, "0")}`;
  const date = fiscalDate(Date.now());
  const qrCode = new URL("https://ofd.soliq.uz/epi");
  qrCode.search = new URLSearchParams({
    t: "EP000000000025",
    r: String(receipt),
    c: date,
    s: sign,
  }).toString();
  return {
    id,
    type,
    fiscal_data: {
      receipt_id: receipt,
      status_code: 0,
      message: `accepted (${Object.values(account)[0] ?? ""})`,
      terminal_id: "EP000000000025",
      fiscal_sign: sign,
      qr_code_url: qrCode.href,
      date,
    },
  };
}
