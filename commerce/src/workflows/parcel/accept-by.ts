import { sellerLimits } from "@bezak/contract/seller-limits.ts";

const HOUR = 3_600_000;

/** The deadline of a parcel that can be accepted since then. */
export const acceptBy = (since: Date): Date =>
  new Date(since.getTime() + sellerLimits.acceptWithinHours * HOUR);

/** The inverse: since when a parcel with this deadline can be accepted. */
export const acceptableSince = (by: Date): Date =>
  new Date(by.getTime() - sellerLimits.acceptWithinHours * HOUR);

/** When the shop is reminded. */
export const remindAt = (by: Date): Date =>
  new Date(acceptableSince(by).getTime() + sellerLimits.remindAfterHours * HOUR);
