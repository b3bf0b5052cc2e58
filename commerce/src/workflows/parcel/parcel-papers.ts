import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { isOpen, type ParcelPaper } from "../../documents/parcel-paper.ts";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { ShopError } from "../../shop-error.ts";
import { chooseLanguage } from "../payment/payment-deadline.ts";
import { findParcelRows } from "./read-parcels.ts";
import { viewShopParcel } from "./view-parcel.ts";

export interface Reader {
  sellerId: string;
  customerId: string;
  /** of the requesting page; default: the account's */
  language: string | undefined;
}

/**
 * The contents of the shipping documents of these parcels, in their order, in the reader's language.
 * @throws ShopError 404 order_not_found for another shop's parcel, 409 conflict for one whose buyer is not visible
 */
export async function readPapers(
  container: MedusaContainer,
  keys: string[],
  { sellerId, customerId, language: requested }: Reader,
): Promise<ParcelPaper[]> {
  const [rows, shop, customer] = await Promise.all([
    findParcelRows(container, sellerId, keys),
    container
      .resolve<SellerModuleService>(SELLER_MODULE)
      .retrieveSeller(sellerId, { select: ["id", "name"] }),
    container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId, { select: ["id", "metadata"] }),
  ]);
  const language = chooseLanguage(requested, customer);
  return keys.map((key) => {
    const row = rows.find(({ id, number }) => id === key || number === key);
    if (!row) throw new ShopError(404, "order_not_found", "There is no such parcel");
    const parcel = viewShopParcel(row);
    if (!isOpen(parcel)) throw new ShopError(409, "conflict", "It is not accepted, or it is over");
    return { parcel, shop: shop.name, language };
  });
}
