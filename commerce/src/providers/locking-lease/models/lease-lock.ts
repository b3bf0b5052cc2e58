import { model } from "@medusajs/framework/utils";

/** A held lock. The engine connects a provider to the database only if it has a model; queries here are plain SQL. */
export const LeaseLock = model.define("lease_lock", {
  key: model.text().primaryKey(),
  owner: model.text(),
  expires_at: model.dateTime(),
});
