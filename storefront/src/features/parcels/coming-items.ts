import type { SellerParcel } from "@bezak/contract/parcels.ts";

type Items = SellerParcel["items"];

/** Lines that are not cancelled; all lines of a cancelled parcel. */
export function comingItems({ items }: Pick<SellerParcel, "items">): Items {
  const coming = items.filter(({ cancelled }) => cancelled === null);
  return coming.length > 0 ? coming : items;
}
