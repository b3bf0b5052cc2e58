import { z } from "zod";
import { languages } from "./languages.ts";
import { phonePattern } from "./limits.ts";
import type * as money from "./money.ts";
import { isOneLine, isPlainName } from "./plain-name.ts";
import { isEmptyOrVisible, withoutInvisible } from "./visible-text.ts";

/** Text in the languages of the site; shown in the chosen language, else in ru, else in en. */
export const Localized = z
  .object({ ru: z.string(), uz: z.string().nullish(), en: z.string().nullish() })
  .meta({ id: "LocalizedText", description: "Text by language; `ru` is always present" });

export type LocalizedText = z.infer<typeof Localized>;

/** PostgreSQL cannot store a zero byte or an unpaired surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** PostgreSQL's calendar has no year 0, unlike ISO 8601. */
function isStorableDay(day: string): boolean {
  return /^(?!0000)\d/.test(day);
}

/** Any text of a request; a text that PostgreSQL cannot store is refused. */
export const storableText = z.string().refine(isStorable);

export const Id = storableText.min(1).max(64).describe("opaque id");

export const IdParams = z.object({ id: storableText.min(1).max(200).describe("id or slug") });

/** The same schema, typed as sums, which zod cannot express. */
export const ofSums = (schema: z.ZodInt): z.ZodType<money.Sum, money.Sum> => schema;

/** In answers. Answers have no upper bounds: stored values are shown, even if they exceed today's limits. */
export const Sum = ofSums(
  z.int().min(0).meta({ id: "Sum", description: "whole number of Uzbek sum", "x-unit": "UZS" }),
);

/** In requests. */
const sumInput = z
  .int()
  .min(0)
  .max(1_000_000_000_000)
  .meta({ id: "SumInput", description: "whole number of Uzbek sum", "x-unit": "UZS" });

export const SumInput = ofSums(sumInput);

export const PositiveSumInput = ofSums(sumInput.min(1));

export const Time = z.iso.datetime().describe("ISO 8601, UTC");

/** In requests: a calendar day. */
export const DayInput = z.iso.date().refine(isStorableDay).describe("day in Tashkent, inclusive");

/** In requests: a time with any offset; the parsed value is in UTC. */
export const TimeInput = z.iso
  .datetime({ offset: true })
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
  // an offset may lead to the year 0, -1 or 10000
  .refine(isStorableDay)
  .describe("ISO 8601, with Z or an offset such as +05:00");

/** A text that a person writes. */
export const freeText = (min: number, max: number) =>
  storableText.overwrite(withoutInvisible).trim().refine(isEmptyOrVisible).min(min).max(max);

/** The same in one line, for lists and printed documents. */
export const lineText = (min: number, max: number) =>
  freeText(min, max).refine(isOneLine).describe("one line");

/** A name of a person or a shop. */
export const nameText = (min: number, max: number) =>
  freeText(min, max).refine(isPlainName).describe("one line without web addresses");

export const LanguageCode = z.enum(languages);

/** An administrator, by name or e-mail. */
export const NamedAdministrator = z.object({ id: Id, name: z.string() });

/** In answers: of an object that administrators edit. */
export const Version = z.string().describe("differs after every change of the object");

/** In requests: of the object as it was read. */
export const VersionInput = storableText
  .min(1)
  .max(64)
  .optional()
  .describe(
    "version that was edited, also as `If-Match`; 409 stale_version with the current object and both versions if it has changed; without it the change is made",
  );

export const Phone = z.string().regex(phonePattern).describe("+998XXXXXXXXX");

export const Picture = z
  .object({
    url: z.string(),
    width: z.int().min(1).nullable(),
    height: z.int().min(1).nullable(),
    thumbhash: z.string().nullable().describe("base64 placeholder of the picture"),
  })
  .meta({ id: "Picture" });

export type Picture = z.infer<typeof Picture>;

const plainNumber = /^\d{1,15}(\.\d{1,3})?$/;

/** A number in a query: only digits, so that "", "0x10", "1e3" and " 5 " are errors and not numbers. */
export function queryNumber<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === "string" && plainNumber.test(value) ? Number(value) : value),
    schema,
  );
}

/** A file as the answer, not JSON; the route's `file` has its types. */
export const BinaryFile = z.string().meta({ format: "binary", contentMediaType: "application/octet-stream" });
