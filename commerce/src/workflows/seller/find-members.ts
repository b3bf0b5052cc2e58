import { mayEnter, type SellerRole, type SellerSection } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

/** Customer ids of the members whose role may open a section of the panel: recipients of its notifications. */
export async function findMembers(
  container: MedusaContainer,
  sellerId: string,
  section: SellerSection,
): Promise<string[]> {
  return (await findMembersOf(container, [sellerId], section)).get(sellerId) ?? [];
}

/** The same of many shops, by shop. */
export async function findMembersOf(
  container: MedusaContainer,
  sellerIds: readonly string[],
  section: SellerSection,
): Promise<Map<string, string[]>> {
  const members = await readRows<{ seller_id: string; role: SellerRole; customer_id: string }>(
    container,
    `select seller_id, role, customer_id from seller_member
     where seller_id = any(?::text[]) and deleted_at is null order by id`,
    [[...new Set(sellerIds)]],
  );
  const allowed = members.filter(({ role }) => mayEnter(role, section));
  const bySeller = Map.groupBy(allowed, ({ seller_id: sellerId }) => sellerId);
  return new Map([...bySeller].map(([id, rows]) => [id, rows.map((row) => row.customer_id)]));
}
