import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";

interface Purchase {
  customerId: string | null;
  productId: string;
  sellerId: string;
}

interface OrderRow {
  items: { product_id: string | null; detail: { quantity: number } }[];
}

/** Whether a delivered parcel of this buyer contains the product; cancelled lines do not count. */
export async function isVerifiedPurchase(
  container: MedusaContainer,
  { customerId, productId, sellerId }: Purchase,
): Promise<boolean> {
  // An empty filter would match the parcels of everybody.
  if (!customerId || !sellerId) return false;
  const parcels = await container
    .resolve<ParcelModuleService>(PARCEL_MODULE)
    .listSellerOrders(
      { customer_id: [customerId], seller_id: [sellerId], status: ["delivered"] },
      { select: ["id", "order_id"], take: null },
    );
  if (parcels.length === 0) return false;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "items.product_id", "items.detail.quantity"],
    filters: { id: parcels.map(({ order_id }) => order_id), customer_id: customerId },
  });
  return (data as unknown as OrderRow[]).some(({ items }) =>
    items.some(({ product_id, detail }) => product_id === productId && Number(detail.quantity) > 0),
  );
}
