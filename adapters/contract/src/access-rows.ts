import type { AdminRank } from "./admin-ranks.ts";

/** Kinds of callers. In each test call the objects belong to `buyer`, those of a shop to `seller`. */
export const callers = ["guest", "buyer", "otherBuyer", "seller", "otherSeller", "admin"] as const;

export type Caller = (typeof callers)[number];

/** "yes" if the call succeeds, else the status of the refusal; an object of somebody else is 404. */
export type Reach = "yes" | 401 | 403 | 404;

export interface AccessRow extends Record<Caller, Reach> {
  /** the administrators who may make the call; without it all of them, if any */
  ranks?: readonly AdminRank[];
}

const row = (guest: Reach, buyer: Reach, otherBuyer: Reach, sellers: Reach, admin: Reach): AccessRow => ({
  guest,
  buyer,
  otherBuyer,
  admin,
  seller: sellers,
  otherSeller: sellers,
});

export const everybody = row("yes", "yes", "yes", "yes", "yes");
/** For everybody who is signed in. */
export const person = row(401, "yes", "yes", "yes", "yes");
/** For buyers and sellers; administrators have accounts of another kind and cannot buy. */
export const shopper = row(401, "yes", "yes", "yes", 403);
/** An object of the buyer, of a kind that administrators have as well. */
export const ownOfPerson = row(401, "yes", 404, 404, 404);
/** An object of the buyer, of a kind that administrators do not have. */
export const own = row(401, "yes", 404, 404, 403);

/** A call about the caller's own shop. */
export const shop: AccessRow = { ...row(401, 403, 403, "yes", 403) };
/** An object of one shop. */
export const ownShop: AccessRow = { ...shop, otherSeller: 404 };

/** A call of the administrators' panel, for owners and the named ranks: see docs/decisions/068-ranks.md. */
const ranks = (...others: Exclude<AdminRank, "owner">[]): Required<AccessRow> => ({
  ...row(401, 403, 403, 403, "yes"),
  ranks: ["owner", ...others],
});
export const owners = ranks();
export const managers = ranks("manager");
export const anyRank = ranks("manager", "support", "content", "finance");
/** Banners, sections, categories and products. */
export const catalogue = ranks("manager", "content");
/** Buyers, their orders and what they write. */
export const service = ranks("manager", "support");
export const orderReaders = ranks("manager", "support", "finance");
export const moderators = ranks("manager", "support", "content");
/** Shops' money, and what the marketplace owes. */
export const money = ranks("manager", "finance");
/** Money leaves the marketplace, or the terms of it change. */
export const treasury = ranks("finance");
