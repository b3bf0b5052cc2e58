import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import type { OpenedReturn } from "@bezak/contract/return-admin.ts";
import type { ReturnReason } from "@bezak/contract/return-status.ts";
import { isReason } from "../../../lib/reason-field.tsx";

/** What is written in the form of a return that an administrator opens. */
export interface ReturnDraft {
  /** id of the parcel */
  parcelId: string;
  /** pieces by line; without an entry none */
  counts: Readonly<Record<string, number>>;
  reason: ReturnReason | "";
  explanation: string;
}

export type ReturnableParcel = Pick<AdministeredParcelDetails, "items" | "returnable">;

/** The lines of which pieces can be returned, with the largest number of them. */
export const listLines = ({ items, returnable }: ReturnableParcel) =>
  returnable.flatMap(({ id, quantity: most }) => {
    const line = items.find((item) => item.id === id);
    return line ? [{ ...line, most }] : [];
  });

/** The chosen pieces of each line: all of an only line at first, and never more than can be returned now. */
export function countPieces(parcel: ReturnableParcel, counts: ReturnDraft["counts"]): Record<string, number> {
  const lines = listLines(parcel);
  return Object.fromEntries(
    lines.map(({ id, most }) => [id, Math.min(counts[id] ?? (lines.length === 1 ? most : 0), most)]),
  );
}

/** The whole sum of the chosen pieces. */
export const addPieces = (parcel: ReturnableParcel, counts: Readonly<Record<string, number>>): number =>
  listLines(parcel).reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0);

/** As it is sent; null while something is missing. */
export function toOpenedReturn(
  parcel: ReturnableParcel,
  { counts, reason, explanation }: ReturnDraft,
): Omit<OpenedReturn, "version"> | null {
  const items = Object.entries(countPieces(parcel, counts)).flatMap(([itemId, quantity]) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  );
  if (items.length === 0 || reason === "" || !isReason(explanation)) return null;
  return { items, reason, explanation: explanation.trim() };
}
