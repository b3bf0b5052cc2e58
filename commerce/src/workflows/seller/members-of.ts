import { mayEnter, type SellerSection } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";

/** The customer ids of a shop's members whose role may enter a part of the panel: whom its news are for. */
export async function membersOf(
  container: MedusaContainer,
  sellerId: string,
  section: SellerSection,
): Promise<string[]> {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const members = await sellers.listSellerMembers({ seller_id: [sellerId] });
  return members.filter(({ role }) => mayEnter(role, section)).map(({ customer_id }) => customer_id);
}
