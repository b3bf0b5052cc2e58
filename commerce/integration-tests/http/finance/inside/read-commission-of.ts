import type { MedusaContainer } from "@medusajs/framework/types";
import { readCommissionsOf } from "../../../../src/workflows/commission/read-commission.ts";

interface CommissionRequest {
  productId: string;
  sellerId: string;
}

/** What an order of this product would freeze: the scope of the rule and its hundredths of a percent. */
export default async function read(container: MedusaContainer, { productId, sellerId }: CommissionRequest) {
  const found = await readCommissionsOf(container, [{ productId, seller: { id: sellerId } }]);
  const { scope, rate } = found.get(productId)!;
  return [scope, rate];
}
