import { z } from "zod";
import { errorStatus, type ErrorCode } from "./error-codes.ts";
import { limits } from "./limits.ts";
import { queryNumber, storableText } from "./shared-schemas.ts";

/** `{success: true, data}`, the answer of every call except `/auth/*`. `id` is its name in the OpenAPI document. */
export function success<T extends z.ZodType>(id: string, data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() }).meta({ id });
}

export const Pagination = z
  .object({
    page: z.int().min(1),
    limit: z.int().min(1),
    total: z.int().min(0),
    pages: z.int().min(0),
    nextCursor: z
      .string()
      .nullable()
      .optional()
      .describe("of calls with `cursor`: of the page after this one; null after the last row"),
  })
  .meta({ id: "Pagination" });

export type Pagination = z.infer<typeof Pagination>;

/** One page of a list, in the requested order. */
export function page<T extends z.ZodType>(id: string, item: T) {
  return z
    .object({
      success: z.literal(true),
      data: z.array(item),
      pagination: Pagination,
      message: z.string().optional(),
    })
    .meta({ id });
}

/** `counts` of a list with tabs: what its other filters find, by tab. */
// with a plain type, since the compiler cannot declare the keys of a generic record for users of the client
export const tabCounts = <const Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): z.ZodType<Record<Tab, number>> =>
  z
    .record(z.enum(tabs), z.int().min(0))
    .describe("what the other filters find, by tab; more than 10,000 are counted as 10,001");

/** One page of a list with tabs. */
export function countedPage<T extends z.ZodType, const Tab extends string>(
  id: string,
  item: T,
  tabs: readonly [Tab, ...Tab[]],
) {
  return z
    .object({
      success: z.literal(true),
      data: z.array(item),
      pagination: Pagination,
      counts: tabCounts(tabs),
      countsOfPart: z
        .literal(true)
        .optional()
        .describe("the other filters find more than 10,000, and `counts` are of the first 10,001 only"),
      message: z.string().optional(),
    })
    .meta({ id });
}

/** `page` and `limit` of every list. */
export const pageQuery = {
  page: queryNumber(z.int().min(1).max(10_000).default(1).describe("starts at 1")),
  limit: queryNumber(z.int().min(1).max(limits.pageMax).default(limits.pageDefault)),
};

/**
 * The same of lists that change while they are read: a page after a cursor neither repeats nor leaves out a row because of
 * rows that are added or removed before it, and costs the same however many precede it.
 */
export const cursorPageQuery = {
  ...pageQuery,
  cursor: storableText
    .max(400)
    .optional()
    .describe(
      "`nextCursor` of a page in the same order: `page` counts from there, `total` counts all, of a long list up to 10,001, which means more",
    ),
};

/** The fields of a query that say where a page begins, for `omit`: filters and order stay. */
export const pageFields = { page: true, limit: true, cursor: true } as const;

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Every failure. `message` and `error` are the same sentence, in the language of `Accept-Language`. */
export const Failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    error: z.string(),
    code: z.enum(codes).describe("stable code for programs"),
    fields: z.record(z.string(), z.string()).optional().describe("path of a field -> what is wrong with it"),
    details: z
      .unknown()
      .optional()
      .describe(
        "out_of_stock, seller_away, not_delivered, own_shop, order_too_large: {items: QuoteItem[]} with the affected lines; price_changed: {quote: Quote}; product_gone: {category: slug | null}; card_refused: {reason}; code_wrong: {triesLeft}; stale_version: {current, sent} with the object as it is now, and the version, or the order, that was sent; already_decided, application_decided, approval_decided, review_decided: {current} with the decision of the other administrator; rank_required: {ranks} that may; second_factor_required, second_factor_invalid: {app}, whether the account has an authenticator app, or passkeys and recovery codes only; approval_required: {sum, over}; approval_outdated: {requested, current}, each with version and sum",
      ),
    requestId: z.string(),
  })
  .meta({ id: "Failure" });

export type Failure = z.infer<typeof Failure>;
