import { mayEnter, type SellerSection } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";

/** Customer ids of the members whose role may open a section of the panel: recipients of its notifications. */
export async function findMembers(
  container: MedusaContainer,
  sellerId: string,
  section: SellerSection,
): Promise<string[]> {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const members = await sellers.listSellerMembers({ seller_id: [sellerId] });
  return members.filter(({ role }) => mayEnter(role, section)).map(({ customer_id }) => customer_id);
}
