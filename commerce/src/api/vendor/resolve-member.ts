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

/** Who works for which shop. Everything below /vendor is looked up with this `sellerId` and nothing else. */
export interface Member {
  id: string;
  customerId: string;
  sellerId: string;
  role: SellerRole;
  /** of a suspended shop the panel stays open: its orders and its money go on */
  suspended: boolean;
}

const members = new WeakMap<MedusaRequest, Member>();

/** The member who calls; every route below /vendor has one. */
export function getMember(req: MedusaRequest): Member {
  const member = members.get(req);
  if (!member) throw new ShopError(403, "forbidden", "Nobody's shop");
  return member;
}

/** Finds the shop of whoever calls, before anything is looked up. Comes after `authenticate("customer", ...)`. */
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

/** Lets in whose role may enter this part of the panel. */
export function requireSection(section: SellerSection) {
  return (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    if (!mayEnter(getMember(req).role, section))
      throw new ShopError(403, "forbidden", `Not for this role: ${section}`);
    next();
  };
}
