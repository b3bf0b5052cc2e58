import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { invalidInvitation } from "./accept-invitation.ts";
import { hashInvitationToken } from "./invitation-token.ts";
import { maskEmail } from "./mask-email.ts";

interface Row {
  name: string;
  logo: string | null;
  role: SellerRole;
  email: string;
  expiresAt: Date;
}

/**
 * The invitation of a link, with a masked address, since somebody else may have found the link.
 * @throws ShopError 404 invitation_invalid
 */
export async function readInvitation(container: MedusaContainer, token: string) {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select seller.name, seller.logo, invitation.role, invitation.email, invitation.expires_at as "expiresAt"
     from seller_invitation invitation join seller on seller.id = seller_id and seller.deleted_at is null
     where token_hash = ? and invitation.deleted_at is null and expires_at > now()`,
    [hashInvitationToken(token)],
  )) as { rows: Row[] };
  const [row] = rows;
  if (!row) throw invalidInvitation();
  const { name, logo, role, email, expiresAt } = row;
  return { shop: { name, logo }, role, email: maskEmail(email), expiresAt };
}
