import { model } from "@medusajs/framework/utils";

/** The authenticator app of an account (RFC 6238). */
export const SecondFactorModel = model.define("second_factor", {
  auth_identity_id: model.text().primaryKey(),
  /** encrypted: see `sealText` */
  sealed_secret: model.text(),
  /** null until a code of the app has switched it on */
  enabled_at: model.dateTime().nullable(),
  /** time step of the last accepted code: neither it nor an earlier one is accepted again */
  last_step: model.number().default(0),
});
