import type { MedusaContainer } from "@medusajs/framework/types";
import { followRefund } from "../../../../src/workflows/payment/follow-refund.ts";

/** What the queue does when a payment went back as a whole. */
export default async function follow(
  container: MedusaContainer,
  { orderId }: { orderId: string },
): Promise<void> {
  await followRefund(container, orderId);
}
