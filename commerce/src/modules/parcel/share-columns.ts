import { rawSum } from "../../raw-sum.ts";
import type { ParcelShare } from "./cancellation.ts";
import { parcelSums } from "./parcel-sums.ts";

const sums = [...parcelSums, "commission"] as const;

/** The columns of a share in an update, and their values in the same order. */
export const shareColumns = [
  ...sums.map((name) => `${name} = ?, raw_${name} = ?::jsonb`),
  "goods = ?::jsonb",
].join(", ");

export const shareValues = (share: ParcelShare) => [
  ...sums.flatMap((name) => [share[name], rawSum(share[name])]),
  JSON.stringify(share.goods),
];
