import { ShopError } from "../shop-error.ts";

/** A time in whole microseconds. */
export const toMicroseconds = (time: string): string => `(extract(epoch from ${time}) * 1000000)::bigint`;

/** The version of a row of this name: microseconds of its last change. */
export const versionOf = (row: string): string => `${toMicroseconds(`${row}.updated_at`)}::text`;

/** A row's version as a column. */
export const versionColumn = `${toMicroseconds("updated_at")}::text as version`;

/** Sets the time of a change, so that every change differs from the one before. */
export const renewVersion = "updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')";

/** 409 stale_version with the object as it is now, as its call answers it, unless it is gone; and the version that was sent. */
export const staleVersion = (current: { version: string } | undefined, sent: string | undefined) =>
  new ShopError(409, "stale_version", "It has been changed meanwhile", { current, sent });

/**
 * For a change of a locked row. Without a version the change is made.
 * @throws ShopError 409 stale_version
 */
export function refuseStale(version: string | undefined, current: { version: string }): void {
  if (version !== undefined && version !== current.version) throw staleVersion(current, version);
}
