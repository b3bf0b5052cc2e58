import type { MedusaContainer } from "@medusajs/framework/types";
import { moveParcel, type ParcelMove } from "../../../../src/workflows/order/move-parcel.ts";

/** A seller moves a parcel on. */
export default (container: MedusaContainer, move: Omit<ParcelMove, "actor">) =>
  moveParcel(container, { ...move, actor: "seller" });
