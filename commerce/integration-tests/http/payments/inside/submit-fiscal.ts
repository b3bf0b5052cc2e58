import type { MedusaContainer } from "@medusajs/framework/types";
import { submitFiscal } from "../../../../src/workflows/payment/submit-fiscal.ts";

export default (container: MedusaContainer, { orderId }: { orderId: string }) =>
  submitFiscal(container, orderId);
