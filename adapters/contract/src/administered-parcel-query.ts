import { z } from "zod";
import { parcelSorts } from "./administered-sorts.ts";
import { cursorPageQuery } from "./envelope.ts";
import { parcelDates } from "./list-dates.ts";
import { parcelTabs } from "./parcel-status.ts";
import { paymentMethods, paymentStatuses } from "./payment-status.ts";
import { DayInput, Id, storableText } from "./shared-schemas.ts";
import { timelineActors } from "./timeline-actors.ts";

/** Filters of the list of the parcels of all shops. */
export const AdministeredParcelQuery = z.strictObject({
  ...cursorPageQuery,
  status: z.enum(parcelTabs).optional().describe("`pending` leaves out unpaid online orders"),
  seller: Id.optional(),
  buyer: Id.optional().describe("id of the account that ordered"),
  city: storableText.min(1).max(50).optional().describe("slug or id of the city of the delivery"),
  paymentMethod: z.enum(paymentMethods).optional(),
  paymentStatus: z.enum(paymentStatuses).optional(),
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe(
      "number, name, phone, e-mail (with @; a part that more than 500 buyers share finds the orders of 500), tracking number, words of a product's name; more than 10,000 matches are counted as 10,001",
    ),
  cancelledBy: z.enum(timelineActors).optional().describe("only parcels that are cancelled as a whole"),
  dated: z
    .enum(parcelDates)
    .default("placed")
    .describe(
      "what `from` and `to` are days of: `delivered`: booked as delivered; `first_delivered`: the same of the parcel that was the first one of its order; `returned`: booked as delivered, with a return booked by now; `commission`: commission booked or given back; `accepted_late` and `sent_late`: the end of the time to accept or send a parcel that the shop had not by then, as in `adminOperations`",
    ),
  from: DayInput.optional().describe("this day of Tashkent or later"),
  to: DayInput.optional().describe("this day of Tashkent or earlier"),
  sort: z.enum(parcelSorts).default("newest").describe("`total_`: by the sum of the parcel"),
});
