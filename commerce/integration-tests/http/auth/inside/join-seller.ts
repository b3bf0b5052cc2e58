import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../../../src/modules/seller/service.ts";

/** Makes a customer a member of a seller of the fixture, in the given state. */
export default async function join(
  container: MedusaContainer,
  { customerId, slug, status }: { customerId: string; slug: string; status: "active" | "suspended" },
): Promise<void> {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [seller] = await sellers.listSellers({ slug });
  if (!seller) throw new Error(`The fixture has no ${slug}`);
  await sellers.updateSellers({ id: seller.id, status });
  const [member] = await sellers.listSellerMembers({ customer_id: customerId });
  if (!member) await sellers.createSellerMembers({ customer_id: customerId, seller_id: seller.id });
}
