import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOrder } from "../../../../src/workflows/order/cancel-order.ts";

export default (container: MedusaContainer, { orderId, parcelId }: { orderId: string; parcelId?: string }) =>
  cancelOrder(container, orderId, { parcelId, actor: "buyer", reason: null });
