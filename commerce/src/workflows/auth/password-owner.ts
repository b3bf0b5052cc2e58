import type { User } from "@bezak/contract/auth.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PasswordOwner } from "../../password-rules.ts";

/** The person's e-mail, name, phone and shops: a password must not be built from them. */
export async function passwordOwner(
  container: MedusaContainer,
  { email }: { email: string },
  person: Pick<User, "id" | "name" | "phone">,
): Promise<PasswordOwner> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{
    rows: { name: string }[];
  }>(
    `select seller.name from seller join seller_member member on member.seller_id = seller.id
     where member.customer_id = ? and member.deleted_at is null and seller.deleted_at is null`,
    [person.id],
  );
  return { email, name: person.name, phone: person.phone, shops: rows.map(({ name }) => name) };
}
