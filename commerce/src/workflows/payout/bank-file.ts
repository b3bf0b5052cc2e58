import type { PayoutPreview } from "@bezak/contract/finance.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { csvRow } from "../../documents/csv-table.ts";
import { payoutNumber, type PayoutRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { csvStart } from "../../product-import/table/write-csv.ts";
import { ShopError } from "../../shop-error.ts";
import { tashkentDay } from "../../tashkent-days.ts";
import { approvalRequired, readApprovalLimit } from "../approval/approval-limit.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";

/** Always in Russian, for the bank. */
const head = [
  "Номер",
  "Дата",
  "Получатель",
  "ИНН / ПИНФЛ",
  "Счёт",
  "Банк",
  "МФО",
  "Сумма",
  "Валюта",
  "Назначение платежа",
];

/**
 * A file for the bank. Without `batch`, all scheduled payouts that need no approval or have it are put into a new batch and
 * marked as sent; with the name of an existing batch, `2026-11-30-2`, its file is built again, byte for byte, whatever became of
 * its payouts.
 * @throws ShopError 409 nothing_to_pay | approval_required, 404 not_found
 */
export async function bankFile(
  container: MedusaContainer,
  { batch, actor }: { batch?: string; actor: string },
): Promise<{ name: string; text: string }> {
  const { payouts } = getSellerLedger(container);
  const over = await readApprovalLimit(container);
  const { batchId, payouts: rows } = batch
    ? { batchId: batch, payouts: await payouts.ofBatch(batch) }
    : await payouts.send(actor, over);
  if (rows.length === 0) {
    if (batch) throw new ShopError(404, "not_found", "No such file");
    const waiting = over === null ? 0 : await payouts.sumUnapproved(over);
    if (over !== null && waiting > 0) throw approvalRequired(waiting, over);
    throw new ShopError(409, "nothing_to_pay", "No payout is scheduled");
  }
  return {
    name: `bezak-payouts-${batchId}.csv`,
    text: csvStart + [head, ...rows.map(toLine)].map(csvRow).join(""),
  };
}

/** What a file for the bank would contain now, and which scheduled payouts it would leave. */
export async function forecastBankFile(container: MedusaContainer): Promise<PayoutPreview["bankFile"]> {
  const over = await readApprovalLimit(container);
  const { sent, left } = await getSellerLedger(container).payouts.forecastSend(over);
  return { ...sent, left };
}

/** Contains only what never changes after the creation of a payout. */
function toLine({ no, createdAt, account, amount }: PayoutRow): (string | number)[] {
  const number = payoutNumber(no);
  return [
    number,
    tashkentDay(new Date(createdAt)),
    account.recipient,
    account.tin,
    account.account,
    account.bank,
    account.mfo,
    amount,
    "UZS",
    `Выплата ${number} за товары, проданные на Bezak`,
  ];
}
