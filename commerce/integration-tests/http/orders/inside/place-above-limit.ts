import type { MedusaContainer } from "@medusajs/framework/types";
import { limits } from "@bezak/contract/limits.ts";
import { placeOrder, type PlaceOrderInput } from "../../../../src/workflows/order/place-order.ts";

/** Places an order as before the limit of pieces per variant; returns its id. */
export default async function placeAboveLimit(container: MedusaContainer, input: PlaceOrderInput) {
  const own = limits as { quantityMax: number };
  const { quantityMax } = own;
  own.quantityMax = Infinity;
  try {
    return await placeOrder(container, input);
  } finally {
    own.quantityMax = quantityMax;
  }
}
