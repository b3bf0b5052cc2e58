import type { MedusaContainer } from "@medusajs/framework/types";
import { settlePaid } from "../../../src/workflows/payment/book-ledger.ts";

/** The job of a paid try, run here; gives its error, if it fails. */
export default async (
  container: MedusaContainer,
  { orderId }: { orderId: string },
): Promise<string | null> => {
  try {
    await settlePaid(container, orderId);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};
