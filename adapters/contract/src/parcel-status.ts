import { orderStatuses } from "./order-status.ts";

/** Tabs of a shop's parcels; `awaiting_payment` are unpaid pending ones, `late` those past their deadline. */
export const parcelTabs = [...orderStatuses, "awaiting_payment", "late"] as const;

export type ParcelTab = (typeof parcelTabs)[number];
