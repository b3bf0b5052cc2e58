import type { MedusaContainer } from "@medusajs/framework/types";
import { foldTally } from "../workflows/parcel/count-parcels.ts";

export default async function foldParcelCounts(container: MedusaContainer): Promise<void> {
  await foldTally(container);
}

export const config = { name: "fold-parcel-counts", schedule: { interval: 60_000 } };
