import { isAdminRank } from "@bezak/contract/admin-ranks.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import type { SessionOwner } from "../../modules/session/service.ts";

/** What we store in `metadata` of a customer or an administrator. */
export interface PersonMetadata {
  language?: Language;
  avatar?: string | null;
  city?: string | null;
  address?: string | null;
  phone?: string | null;
  /** of an administrator (`AdminRank`) */
  rank?: string;
  /** set by an administrator; a blocked person has no session */
  blocked?: boolean;
  blockedReason?: string | null;
  /** ISO 8601, UTC */
  blockedAt?: string | null;
  /** present until the e-mail is confirmed: see `UNCONFIRMED` */
  emailUnconfirmed?: string;
}

/** The common fields of customers and administrators. */
interface Account {
  id: string;
  email: string;
  first_name?: string | null;
  last_name?: string | null;
  phone?: string | null;
  metadata?: Record<string, unknown> | null;
  created_at: Date | string;
}

export function toPerson(account: Account, role: User["role"]): User {
  const meta = (account.metadata ?? {}) as PersonMetadata;
  return {
    id: account.id,
    name: [account.first_name, account.last_name].filter(Boolean).join(" "),
    email: account.email,
    phone: account.phone ?? meta.phone ?? null,
    role,
    ...(role === "admin" && { adminRank: isAdminRank(meta.rank) ? meta.rank : null }),
    avatar: meta.avatar ?? null,
    language: meta.language ?? "ru",
    city: meta.city ?? null,
    address: meta.address ?? null,
    createdAt: new Date(account.created_at).toISOString(),
    emailConfirmed: meta.emailUnconfirmed === undefined,
  };
}

const isBlocked = ({ metadata }: Account) => (metadata as PersonMetadata | null)?.blocked === true;

interface Membership {
  user: User;
  sellerRole: SellerRole | null;
}

async function readAdministrator(container: MedusaContainer, id: string): Promise<Membership | undefined> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id: [id] });
  return user && !isBlocked(user) ? { user: toPerson(user, "admin"), sellerRole: null } : undefined;
}

async function readCustomer(container: MedusaContainer, id: string): Promise<Membership | undefined> {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [[customer], [membership]] = await Promise.all([
    container.resolve(Modules.CUSTOMER).listCustomers({ id: [id] }),
    sellers.listSellerMembers({ customer_id: [id] }),
  ]);
  if (!customer || isBlocked(customer)) return undefined;
  // Also for a suspended shop: its orders must be sent and its money must be visible.
  const user = toPerson(customer, membership ? "seller" : "customer");
  return { user, sellerRole: membership?.role ?? null };
}

/** The owner of a session, with the highest role; undefined when deleted or blocked. */
export async function readPerson(container: MedusaContainer, owner: SessionOwner): Promise<User | undefined> {
  return (await readMembership(container, owner))?.user;
}

/** The same, with the role in a shop. */
export async function readMembership(
  container: MedusaContainer,
  owner: SessionOwner,
): Promise<Membership | undefined> {
  if (owner.user_id) return readAdministrator(container, owner.user_id);
  if (owner.customer_id) return readCustomer(container, owner.customer_id);
  return undefined;
}
