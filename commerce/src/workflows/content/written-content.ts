import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { contentLimits } from "@bezak/contract/content-rules.ts";
import { ShopError } from "../../shop-error.ts";

export const refusedFields = (fields: Record<string, string>) =>
  new ShopError(400, "invalid_input", "The content is not valid", { fields });

/** Without the languages that have no text. */
export function toStoredText({ ru, uz, en }: LocalizedText): Record<string, string> {
  return { ru, ...(uz && { uz }), ...(en && { en }) };
}

/** The contract's times as they are stored. */
export function toTime(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** @throws ShopError 400 invalid_input unless the end is after the start */
export function checkTimes(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  problem: "before_start" | "before_draft_start" = "before_start",
): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw refusedFields({ endsAt: problem });
}

/** The requested position in the order, by default after all others, as an expression with one value. */
export const rankIn = (table: "banner" | "section") =>
  `coalesce(?::int, (select least(coalesce(max(rank) + 1, 0), ${contentLimits.orderMax}) from ${table}
     where deleted_at is null))`;
