import type { MedusaContainer } from "@medusajs/framework/types";
import { followRefund } from "../../../../src/workflows/payment/follow-refund.ts";

/** Runs the job that follows the refund of a whole payment. */
export default async function follow(
  container: MedusaContainer,
  { orderId }: { orderId: string },
): Promise<void> {
  await followRefund(container, orderId);
}
