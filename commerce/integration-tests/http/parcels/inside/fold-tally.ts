import type { MedusaContainer } from "@medusajs/framework/types";
import { foldTally } from "../../../../src/workflows/parcel/count-parcels.ts";

export default (container: MedusaContainer): Promise<void> => foldTally(container, 0);
