import { mayEnter, type SellerRole, type SellerSection } from "@bezak/contract/seller-roles.ts";
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { ShopError } from "../../shop-error.ts";

/** The caller's membership. Everything below /vendor is looked up with this `sellerId` only. */
export interface Member {
  id: string;
  customerId: string;
  sellerId: string;
  role: SellerRole;
  /** the panel of a suspended shop stays open, because its orders and payouts continue */
  suspended: boolean;
}

const members = new WeakMap<MedusaRequest, Member>();

/** Returns the caller's membership; every route below /vendor has one. */
export function getMember(req: MedusaRequest): Member {
  const member = members.get(req);
  if (!member) throw new ShopError(403, "forbidden", "Nobody's shop");
  return member;
}

/** Finds the caller's shop before any lookup. Must follow `authenticate("customer", ...)`. */
export async function resolveMember(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const customerId = req.auth_context.actor_id;
  const sellers = req.scope.resolve<SellerModuleService>(SELLER_MODULE);
  const [row] = await sellers.listSellerMembers({ customer_id: [customerId] }, { relations: ["seller"] });
  if (!row) throw new ShopError(403, "forbidden", "This account has no shop");
  const { id, role, seller } = row;
  members.set(req, { id, customerId, sellerId: seller.id, role, suspended: seller.status !== "active" });
  next();
}

/** Admits callers whose role may open this section. */
export function requireSection(section: SellerSection) {
  return (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    if (!mayEnter(getMember(req).role, section))
      throw new ShopError(403, "forbidden", `Not for this role: ${section}`);
    next();
  };
}
