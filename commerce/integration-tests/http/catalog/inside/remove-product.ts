import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";

/** Takes products off sale for good, as an administrator does. */
export default async function removeProducts(
  container: MedusaContainer,
  { ids }: { ids: string[] },
): Promise<void> {
  await deleteProductsWorkflow(container).run({ input: { ids } });
}
