import { model } from "@medusajs/framework/utils";
import { SellerInvitation } from "./seller-invitation.ts";
import { SellerMember } from "./seller-member.ts";

/** A shop on the marketplace. `name` is its proper name, longer texts are `{ru, uz, en}`. */
export const Seller = model.define("seller", {
  id: model.id({ prefix: "sel" }).primaryKey(),
  slug: model.text().unique(),
  /** no two shops have the same, whatever its case: an index of the migration sees to it */
  name: model.text(),
  description: model.json().nullable(),
  logo: model.text().nullable(),
  banner: model.text().nullable(),
  working_hours: model.text().nullable(),
  return_policy: model.json().nullable(),
  status: model.enum(["active", "suspended"]).default("active"),
  suspended_reason: model.text().nullable(),
  suspended_at: model.dateTime().nullable(),
  /** when the last suspension ended */
  resumed_at: model.dateTime().nullable(),
  /** goods are shown and cannot be ordered until then */
  holiday_until: model.dateTime().nullable(),
  /** whole sum: goods of this shop worth as much travel free, at its expense */
  free_shipping_threshold: model.bigNumber().nullable(),
  /** slugs of the cities it sends to; null: all */
  delivery_zones: model.array().nullable(),
  /** who takes the cash at the door for parcels ordered from now on (036) */
  cash_collector: model.enum(["shop", "marketplace"]).default("shop"),
  /** PayoutAccount of the contract; never logged, and read back by the owner alone */
  payout_account: model.json().nullable(),
  /** when it last became another one; it rests for some days before money goes there */
  payout_account_changed_at: model.dateTime().nullable(),
  joined_at: model.dateTime(),
  members: model.hasMany(() => SellerMember, { mappedBy: "seller" }),
  invitations: model.hasMany(() => SellerInvitation, { mappedBy: "seller" }),
});
