import { sellerLimits } from "@bezak/contract/seller-limits.ts";

const HOUR = 3_600_000;

/** Until when a parcel is to be accepted that can be since then. */
export const acceptBy = (since: Date): Date =>
  new Date(since.getTime() + sellerLimits.acceptWithinHours * HOUR);

/** Since when a parcel can be accepted that is to be until then. */
export const acceptableSince = (by: Date): Date =>
  new Date(by.getTime() - sellerLimits.acceptWithinHours * HOUR);

/** When its shop is reminded. */
export const remindAt = (by: Date): Date =>
  new Date(acceptableSince(by).getTime() + sellerLimits.remindAfterHours * HOUR);
