/**
 * What a member of a shop may do, by role, as a table: the server enforces it, the panel hides by it, one generated test
 * walks it. Free of zod: safe in a browser, and known to commerce.
 */
export const sellerRoles = ["owner", "manager", "packer"] as const;

export type SellerRole = (typeof sellerRoles)[number];

/** Parts of the seller panel. `orders` is sending parcels, `returns` deciding about what comes back. */
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

/** The first room of a role: where the panel leads. */
export function firstSection(role: SellerRole): SellerSection {
  return open[role][0] ?? "orders";
}

/** Nobody gives away what makes a shop theirs: there is one owner, and an invitation never makes another. */
export const invitedRoles = ["manager", "packer"] as const satisfies readonly SellerRole[];
