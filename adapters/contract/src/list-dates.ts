// Free of zod, since browsers import this file.

/**
 * What the days of the list of parcels are of, `placed` by default. Deliveries and commission are dated by the ledger; a
 * parcel is late on the day on which its time to be accepted or sent ended, as the shares of the analytics count it.
 */
export const parcelDates = [
  "placed",
  "delivered",
  "first_delivered",
  "returned",
  "commission",
  "accepted_late",
  "sent_late",
] as const;

export type ParcelDate = (typeof parcelDates)[number];

/** What the days of the list of returns are of, `requested` by default. */
export const returnDates = ["requested", "delivered"] as const;

export type ReturnDate = (typeof returnDates)[number];
