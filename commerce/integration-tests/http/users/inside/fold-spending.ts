import type { MedusaContainer } from "@medusajs/framework/types";
import { foldSpending } from "../../../../src/workflows/users/customer-spending.ts";

/** Runs the timer's job several times at once. */
export default async function fold(container: MedusaContainer): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => foldSpending(container)));
}
