import { shopParcel } from "../../../mocks/parcel-fixtures.ts";
import { describe, expect, it } from "vitest";
import { addPieces, countPieces, listLines, toOpenedReturn, type ReturnDraft } from "./return-draft.ts";

const { items } = shopParcel({ products: 2, status: "delivered" });
const [first, second] = items;
const returnable = (...quantities: number[]) => ({
  items,
  returnable: quantities.map((quantity, index) => ({ id: items[index]!.id, quantity })),
});

const draft: ReturnDraft = {
  parcelId: "selord_1",
  counts: {},
  reason: "defect",
  explanation: " Покупатель позвонил ",
};

describe("the draft of a return", () => {
  it("chooses all pieces of an only line, and none of several lines", () => {
    expect(countPieces(returnable(3), {})).toEqual({ [first!.id]: 3 });
    expect(countPieces(returnable(3, 1), {})).toEqual({ [first!.id]: 0, [second!.id]: 0 });
  });

  it("never has more pieces than can be returned by now", () => {
    const counts = { [first!.id]: 3, gone: 1 };
    expect(countPieces(returnable(1), counts)).toEqual({ [first!.id]: 1 });
    expect(addPieces(returnable(1), { [first!.id]: 1 })).toBe(first!.price);
    expect(listLines({ items, returnable: [{ id: "gone", quantity: 1 }] })).toEqual([]);
  });

  it("is sent once it has pieces, a reason and an explanation", () => {
    const parcel = returnable(2, 1);
    const counts = { [first!.id]: 1 };
    expect(toOpenedReturn(parcel, { ...draft, counts })).toEqual({
      items: [{ itemId: first!.id, quantity: 1 }],
      reason: "defect",
      explanation: "Покупатель позвонил",
    });
    expect(toOpenedReturn(parcel, draft)).toBeNull();
    expect(toOpenedReturn(parcel, { ...draft, counts, reason: "" })).toBeNull();
    expect(toOpenedReturn(parcel, { ...draft, counts, explanation: " a " })).toBeNull();
  });
});
