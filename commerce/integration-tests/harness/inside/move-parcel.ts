import type { MedusaContainer } from "@medusajs/framework/types";
import { moveParcel, type ParcelMove } from "../../../src/workflows/order/move-parcel.ts";

export default (container: MedusaContainer, { at, ...move }: Omit<ParcelMove, "at"> & { at?: string }) =>
  moveParcel(container, { ...move, ...(at ? { at: new Date(at) } : {}) });
