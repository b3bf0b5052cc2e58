import type { MedusaContainer } from "@medusajs/framework/types";
import { settlePayment } from "../../../src/workflows/order/settle-payment.ts";

export default (container: MedusaContainer, { orderId }: { orderId: string }) =>
  settlePayment(container, orderId);
