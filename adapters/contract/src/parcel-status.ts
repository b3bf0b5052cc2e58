import { orderStatuses } from "./order-status.ts";

/** Tabs of a shop's parcels; `awaiting_payment` are pending ones that nobody has paid, `late` those past their time. */
export const parcelTabs = [...orderStatuses, "awaiting_payment", "late"] as const;

export type ParcelTab = (typeof parcelTabs)[number];
