import { mayEnter, type SellerRole, type SellerSection } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

/** Customer ids of the members whose role may open a section of the panel: recipients of its notifications. */
export async function findMembers(
  container: MedusaContainer,
  sellerId: string,
  section: SellerSection,
): Promise<string[]> {
  const members = await readRows<{ role: SellerRole; customer_id: string }>(
    container,
    "select role, customer_id from seller_member where seller_id = ? and deleted_at is null order by id",
    [sellerId],
  );
  return members.filter(({ role }) => mayEnter(role, section)).map(({ customer_id }) => customer_id);
}
