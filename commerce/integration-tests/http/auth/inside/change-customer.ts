import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

export default async function change(
  container: MedusaContainer,
  { id, to }: { id: string; to: "blocked" | "free" | "deleted" },
): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER);
  if (to === "deleted") await customers.softDeleteCustomers([id]);
  else await customers.updateCustomers(id, { metadata: { blocked: to === "blocked" } });
}
