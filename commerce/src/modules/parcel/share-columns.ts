import { rawSum } from "../../raw-sum.ts";
import type { ParcelShare } from "./cancellation.ts";
import { parcelSums } from "./parcel-sums.ts";

const sums = [...parcelSums, "commission"] as const;

/** Columns of a share in an update, with values in the same order. */
export const shareColumns = [
  ...sums.map((name) => `${name} = ?, raw_${name} = ?::jsonb`),
  "goods = ?::jsonb",
].join(", ");

export const shareValues = (share: ParcelShare) => [
  ...sums.flatMap((name) => [share[name], rawSum(share[name])]),
  JSON.stringify(share.goods),
];
