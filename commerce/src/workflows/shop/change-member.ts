import { mayEnter, type invitedRoles, type SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";

const notFound = () => new ShopError(404, "not_found", "Nobody of this shop");
const ownerStays = () => new ShopError(409, "owner_stays", "The owner stays the owner");

interface MemberRow {
  id: string;
  customer_id: string;
  role: SellerRole;
}

async function lockMember(sql: Sql, sellerId: string, id: string): Promise<MemberRow | undefined> {
  const [member] = await sql<MemberRow>(
    `select id, customer_id, role from seller_member
     where id = ? and seller_id = ? and deleted_at is null for update`,
    [id, sellerId],
  );
  return member;
}

async function lockOwn(sql: Sql, sellerId: string, customerId: string): Promise<MemberRow | undefined> {
  const [member] = await sql<MemberRow>(
    `select id, customer_id, role from seller_member
     where customer_id = ? and seller_id = ? and deleted_at is null for update`,
    [customerId, sellerId],
  );
  return member;
}

/**
 * Changes a member's role. Every request reads the role, so the change takes effect with the next one.
 * @throws ShopError 404 not_found, 409 owner_stays
 */
export function changeMember(
  container: MedusaContainer,
  { sellerId, id, role }: { sellerId: string; id: string; role: (typeof invitedRoles)[number] },
): Promise<void> {
  return inTransaction(container, async (sql) => {
    const member = await lockMember(sql, sellerId, id);
    if (!member) throw notFound();
    if (member.role === "owner") throw ownerStays();
    await sql("update seller_member set role = ?, updated_at = now() where id = ?", [role, id]);
  });
}

export interface Removal {
  sellerId: string;
  /** who removes */
  customerId: string;
  role: SellerRole;
  /** of a member or an invitation; `me` is the caller */
  id: string;
}

/**
 * Removes a member or an invitation. Anybody but the owner may leave: then the result is `left`.
 * @throws ShopError 403 forbidden, 404 not_found, 409 owner_stays
 */
export function removeMember(container: MedusaContainer, removal: Removal): Promise<"left" | "removed"> {
  const { sellerId, customerId, role, id } = removal;
  return inTransaction(container, async (sql) => {
    const member =
      id === "me" ? await lockOwn(sql, sellerId, customerId) : await lockMember(sql, sellerId, id);
    const leaves = member?.customer_id === customerId;
    if (!leaves && !mayEnter(role, "members")) throw new ShopError(403, "forbidden", "Not for this role");
    if (member?.role === "owner") throw ownerStays();
    const table = member ? "seller_member" : "seller_invitation";
    const gone = await sql(
      `update ${table} set deleted_at = now(), updated_at = now()
       where id = ? and seller_id = ? and deleted_at is null returning id`,
      [member?.id ?? id, sellerId],
    );
    if (gone.length === 0) throw notFound();
    return leaves ? "left" : "removed";
  });
}
