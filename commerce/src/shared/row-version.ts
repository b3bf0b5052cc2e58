import { ShopError } from "../shop-error.ts";

/** A row's version as a column: microseconds of its last change. */
export const versionColumn = "(extract(epoch from updated_at) * 1000000)::bigint::text as version";

/** Sets the time of a change, so that every change differs from the one before. */
export const renewVersion = "updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')";

/** 409 stale_version with the object as it is now, as its call answers it. */
export const staleVersion = (current: { version: string }) =>
  new ShopError(409, "stale_version", "It has been changed meanwhile", { current });

/**
 * For a change of a locked row. Without a version the change is made.
 * @throws ShopError 409 stale_version
 */
export function refuseStale(version: string | undefined, current: { version: string }): void {
  if (version !== undefined && version !== current.version) throw staleVersion(current);
}
