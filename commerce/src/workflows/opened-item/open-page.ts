import type { OpenedItem } from "@bezak/contract/opened-items.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findOrderOfParcel } from "../parcel/order-notes.ts";
import { readOwner } from "../product/read-any-product.ts";
import { readSql } from "../users/sql.ts";
import { readOpened, renewOpened, type OpenedOn } from "./opened-items.ts";

interface OpenedPage {
  adminId: string;
  /** of the page's address */
  id: string;
  /** the administrator's window is in use */
  active: boolean;
}

async function open(
  container: MedusaContainer,
  on: OpenedOn,
  { adminId, id: itemId, active }: OpenedPage,
): Promise<OpenedItem[]> {
  if (active) await renewOpened(container, { adminId, itemId, on });
  return readOpened(container, adminId, itemId);
}

/** Who else has the order of a parcel open, with any of its parcels. @throws ShopError 404 order_not_found */
export async function openOrderPage(container: MedusaContainer, page: OpenedPage): Promise<OpenedItem[]> {
  const orderId = await findOrderOfParcel(readSql(container), page.id);
  return open(container, "order", { ...page, id: orderId });
}

/** Who else has a product open, also in the queue. @throws ShopError 404 product_not_found */
export async function openProductPage(container: MedusaContainer, page: OpenedPage): Promise<OpenedItem[]> {
  await readOwner(container, page.id);
  return open(container, "product", page);
}
