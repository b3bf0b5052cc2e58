import { model } from "@medusajs/framework/utils";
import { SellerMember } from "./seller-member.ts";

/** A shop on the marketplace. `name` is its proper name, longer texts are `{ru, uz, en}`. */
export const Seller = model.define("seller", {
  id: model.id({ prefix: "sel" }).primaryKey(),
  slug: model.text().unique(),
  name: model.text(),
  description: model.json().nullable(),
  logo: model.text().nullable(),
  banner: model.text().nullable(),
  working_hours: model.text().nullable(),
  return_policy: model.json().nullable(),
  status: model.enum(["active", "suspended"]).default("active"),
  joined_at: model.dateTime(),
  members: model.hasMany(() => SellerMember, { mappedBy: "seller" }),
});
