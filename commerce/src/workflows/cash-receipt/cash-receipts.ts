import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  CashDiffers,
  CashReceivedBefore,
  type CashPage,
  type CashReceipt,
  type CashRow,
} from "../../modules/seller-ledger/cash-repository.ts";
import { ShopError } from "../../shop-error.ts";
import { readSellerNames } from "../payout/payout-view.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";

/** The contract's list of parcels whose cash the marketplace collects. */
export async function readCashReceipts(container: MedusaContainer, page: CashPage) {
  const { rows, ...counted } = await getSellerLedger(container).cash.page(page);
  return { receipts: await viewReceipts(container, rows), ...counted };
}

/**
 * Records that the marketplace received the cash of a parcel; its earnings are held until then. A repeat changes nothing.
 * @throws ShopError 404 not_found, 409 cash_amount_differs | cash_received_before
 */
export async function recordCashReceipt(container: MedusaContainer, receipt: CashReceipt) {
  const row = await getSellerLedger(container).cash.receive(receipt).catch(refuse);
  if (!row) throw new ShopError(404, "not_found", "No cash of such a parcel is awaited");
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.info(`${receipt.actor} recorded the cash of parcel ${row.number}`);
  const [view] = await viewReceipts(container, [row]);
  return view!;
}

function refuse(error: unknown): never {
  if (error instanceof CashDiffers) throw new ShopError(409, "cash_amount_differs", error.message);
  if (error instanceof CashReceivedBefore) throw new ShopError(409, "cash_received_before", error.message);
  throw error;
}

export async function viewReceipts(container: MedusaContainer, rows: readonly CashRow[]) {
  const names = await readSellerNames(
    container,
    rows.map(({ sellerId }) => sellerId),
  );
  return rows.map(({ sellerId, deliveredAt, receivedAt, ...row }) => ({
    ...row,
    seller: { id: sellerId, name: names.get(sellerId) ?? "" },
    deliveredAt: new Date(deliveredAt).toISOString(),
    receivedAt: receivedAt && new Date(receivedAt).toISOString(),
  }));
}
