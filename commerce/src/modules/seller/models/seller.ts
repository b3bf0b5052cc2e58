import { model } from "@medusajs/framework/utils";
import { SellerInvitation } from "./seller-invitation.ts";
import { SellerMember } from "./seller-member.ts";

/** A shop on the marketplace. `name` is not translated, longer texts are `{ru, uz, en}`. */
export const SellerModel = model.define("seller", {
  id: model.id({ prefix: "sel" }).primaryKey(),
  slug: model.text().unique(),
  /** unique regardless of case, by an index of the migration */
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
  /** until then products are shown but cannot be ordered */
  holiday_until: model.dateTime().nullable(),
  /** whole sum: parcels of this shop worth as much are delivered free, at its expense */
  free_shipping_threshold: model.bigNumber().nullable(),
  /** slugs of the cities it sends to; null: all */
  delivery_zones: model.array().nullable(),
  /** who collects the cash on delivery of parcels ordered from now on (036) */
  cash_collector: model.enum(["shop", "marketplace"]).default("shop"),
  /** PayoutAccount of the contract; never logged, and shown to the owner alone */
  payout_account: model.json().nullable(),
  /** time of its last change; payouts wait some days after it */
  payout_account_changed_at: model.dateTime().nullable(),
  joined_at: model.dateTime(),
  members: model.hasMany(() => SellerMember, { mappedBy: "seller" }),
  invitations: model.hasMany(() => SellerInvitation, { mappedBy: "seller" }),
});
