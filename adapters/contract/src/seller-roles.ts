/**
 * What a member of a shop may do, by role. The server enforces it, the panel hides the other sections. Free of zod, also
 * used by commerce.
 */
export const sellerRoles = ["owner", "manager", "packer"] as const;

export type SellerRole = (typeof sellerRoles)[number];

/** Whether a shop sells, or an administrator has suspended it. */
export const shopStates = ["active", "suspended"] as const;

export type ShopState = (typeof shopStates)[number];

/** Sections of the seller panel. `orders` covers sending parcels, `returns` deciding about returns. */
export const sellerSections = [
  "dashboard",
  "products",
  "orders",
  "returns",
  "reviews",
  "finance",
  "settings",
  "members",
] as const;

export type SellerSection = (typeof sellerSections)[number];

const open: Record<SellerRole, readonly SellerSection[]> = {
  owner: sellerSections,
  manager: ["dashboard", "products", "orders", "returns", "reviews", "settings"],
  packer: ["orders"],
};

export function mayEnter(role: SellerRole, section: SellerSection): boolean {
  return open[role].includes(section);
}

/** The section with which the panel opens. */
export function firstSection(role: SellerRole): SellerSection {
  return open[role][0] ?? "orders";
}

/** A shop has one owner; an invitation cannot make another. */
export const invitedRoles = ["manager", "packer"] as const satisfies readonly SellerRole[];
