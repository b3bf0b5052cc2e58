import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";

/** Deletes products as an administrator does. */
export default async function removeProducts(
  container: MedusaContainer,
  { ids }: { ids: string[] },
): Promise<void> {
  await deleteProductsWorkflow(container).run({ input: { ids } });
}
