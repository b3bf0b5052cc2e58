import { z } from "zod";
import { timeSorts } from "./administered-sorts.ts";
import { countedPage, cursorPageQuery } from "./envelope.ts";
import { returnDates } from "./list-dates.ts";
import { ReturnStep } from "./parcels.ts";
import { returnReasons, returnStatuses } from "./return-status.ts";
import { Return } from "./returns.ts";
import { DayInput, Id, storableText, Sum, Version, VersionInput } from "./shared-schemas.ts";

/** Who would pay a refund: the gateway, which is asked at once, or an administrator by a transfer. */
export const refundPayers = ["gateway", "administrator"] as const;

/** Fields of what would be refunded now. A gateway that refuses leaves the refund to an administrator. */
export const refundForecast = {
  refund: Sum.describe("what the buyer would get back; 0 if nothing was paid"),
  by: z.enum(refundPayers).nullable().describe("null if nothing would be refunded"),
};

/** A return of any shop as administrators see it. Without an id of its own, which would rename fields that clients have. */
export const AdministeredReturn = Return.omit({ canWithdraw: true }).extend({
  next: z.array(z.enum(returnStatuses)).describe("statuses that an administrator can set now"),
  ifRefunded: z
    .object(refundForecast)
    .nullable()
    .describe("what the refund would be; null unless it is the next step"),
  version: Version,
});

export type AdministeredReturn = z.infer<typeof AdministeredReturn>;

export const AdministeredReturnStep = ReturnStep.safeExtend({ version: VersionInput }).meta({
  id: "AdministeredReturnStep",
});

export type AdministeredReturnStep = z.infer<typeof AdministeredReturnStep>;

/** A row of the list of all returns; what its refund would be is on the page of its parcel. */
export const ListedReturn = AdministeredReturn.omit({ ifRefunded: true })
  .extend({ buyer: z.object({ name: z.string(), phone: z.string() }).describe("as in the order") })
  .meta({ id: "ListedReturn" });

export type ListedReturn = z.infer<typeof ListedReturn>;

export const ListedReturnQuery = z.strictObject({
  ...cursorPageQuery,
  status: z.enum(returnStatuses).optional(),
  seller: Id.optional(),
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe("finds the returns of the parcels that it finds in GET /admin/orders"),
  reason: z.enum(returnReasons).optional(),
  dated: z
    .enum(returnDates)
    .default("requested")
    .describe(
      "what `from` and `to` are days of: `delivered`: the parcel was booked as delivered, only of returns that are booked by now",
    ),
  from: DayInput.optional().describe("this day of Tashkent or later"),
  to: DayInput.optional().describe("this day of Tashkent or earlier"),
  sort: z.enum(timeSorts).default("newest"),
});

export const ListedReturnPage = countedPage("ListedReturnPage", ListedReturn, returnStatuses);
