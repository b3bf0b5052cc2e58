import type { MedusaContainer } from "@medusajs/framework/types";
import { foldSales } from "../../../../src/workflows/dashboard/fold-sales.ts";

/** Runs the timer's job several times at once. */
export default async function fold(container: MedusaContainer): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => foldSales(container)));
}
