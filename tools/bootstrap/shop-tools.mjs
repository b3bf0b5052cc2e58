/**
 * Tools that act on a shop and read its settings from `.env`. All others build, check or measure the sources, and what they
 * find must not depend on the settings of somebody's shop.
 * @type {ReadonlySet<string>}
 */
export const shopTools = new Set([
  "start",
  "dev",
  "setup",
  "administrator",
  "medusa",
  "backup",
  "restore",
  "reconcile",
  "audit",
  "seed",
  "gateways",
  "conformance",
]);
