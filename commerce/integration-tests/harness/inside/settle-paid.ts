import type { MedusaContainer } from "@medusajs/framework/types";
import { settlePaid } from "../../../src/workflows/payment/book-ledger.ts";

/** Runs the job of a paid attempt here; returns its error. */
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
