import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { NewEntry, NewTransaction } from "./ledger-rows.ts";

/** A line of a delivered parcel; whole sums. */
export interface DeliveredLine {
  itemId: string;
  name: LocalizedText;
  quantity: number;
  /** of all pieces */
  total: Sum;
  /** of all pieces, frozen when the order was placed */
  commission: Sum;
}

export interface CollectedCash {
  by: CashCollector;
  /** for products */
  items: number;
  /** the buyer's share of the delivery fee, which belongs to the marketplace */
  delivery: number;
}

export interface DeliveredParcel {
  id: string;
  orderId: string;
  sellerId: string;
  number: string;
  lines: DeliveredLine[];
  /** whole sum that the shop pays for free delivery */
  deliveryAtShopsExpense: number;
  /** when its money can be paid out: after the time for returns */
  availableAt: Date;
  /** cash on delivery taken from the buyer, whole sums; null when none was */
  collected: CollectedCash | null;
  returns: { id: string; lines: { itemId: string; quantity: number }[] }[];
  /** whether the whole payment was refunded in the gateway's merchant dashboard */
  paymentWentBack: boolean;
}

export function planEarning(parcel: DeliveredParcel): NewTransaction {
  const entries = parcel.lines.flatMap(({ itemId, name, quantity, total, commission }) => {
    const details = { itemId, quantity, note: name };
    return [
      ...transfer("seller", "buyers", { type: "earning", amount: total, ...details }),
      ...transfer("commission", "seller", { type: "commission", amount: commission, ...details }),
    ];
  });
  const delivery = { type: "adjustment", amount: parcel.deliveryAtShopsExpense, note: null } as const;
  return {
    ...getHead(parcel),
    key: `earning:${parcel.id}`,
    kind: "earning",
    availableAt: parcel.availableAt,
    entries: [...entries, ...transfer("delivery", "seller", delivery)],
  };
}

/**
 * Plans the cash that a shop has collected for its parcel: together with the earning, the rest is what the shop owes,
 * commission and delivery. It becomes available with the earning. It names no line: while a return is open, the earning
 * of its line is held and this is not, so the money for the refund is covered.
 */
export function planCollected(parcel: DeliveredParcel): NewTransaction | undefined {
  if (parcel.collected?.by !== "shop") return undefined;
  const { items, delivery } = parcel.collected;
  const type = "cash_collected";
  const sides: NewEntry[] = [
    { type, account: "seller", amount: -items - delivery },
    { type, account: "buyers", amount: items },
    { type, account: "delivery", amount: delivery },
  ];
  return {
    ...getHead(parcel),
    key: `cash:${parcel.id}`,
    kind: type,
    availableAt: parcel.availableAt,
    entries: sides.filter(({ amount }) => amount !== 0),
  };
}

/** The part of a line's sum for pieces that are returned after `earlier` ones: all of its parts add up to the sum. */
export function returnedPart(
  sum: Sum,
  { earlier, quantity, of }: { earlier: number; quantity: number; of: number },
): Sum {
  const part = (pieces: number) => Number((BigInt(sum) * BigInt(pieces)) / BigInt(of));
  return part(earlier + quantity) - part(earlier);
}

/**
 * Plans what a refunded return takes back: the money of its pieces, and their commission. Commission is computed from
 * all pieces returned so far, so that several returns of a line give back exactly its commission. `before`: pieces that
 * earlier refunds took, by line.
 */
export function planRefund(
  parcel: DeliveredParcel,
  returned: DeliveredParcel["returns"][number],
  before: ReadonlyMap<string, number>,
  now: Date,
): NewTransaction {
  const entries = returned.lines.flatMap(({ itemId, quantity: requested }) => {
    const line = parcel.lines.find((one) => one.itemId === itemId);
    if (!line) return [];
    const earlier = Math.min(before.get(itemId) ?? 0, line.quantity);
    const quantity = Math.min(requested, line.quantity - earlier);
    const of = (sum: Sum) => returnedPart(sum, { earlier, quantity, of: line.quantity });
    const details = { itemId, quantity, note: line.name };
    return [
      ...transfer("buyers", "seller", { type: "refund", amount: of(line.total), ...details }),
      ...transfer("seller", "commission", { type: "commission", amount: of(line.commission), ...details }),
    ];
  });
  return {
    ...getHead(parcel),
    key: `refund:${returned.id}`,
    kind: "refund",
    returnId: returned.id === parcel.id ? undefined : returned.id,
    // Available together with the earning that it takes back, while that is pending.
    availableAt: now > parcel.availableAt ? now : parcel.availableAt,
    entries,
  };
}

/** A refund of all pieces of a parcel that no return has taken, after a refund of the whole payment. */
export const wholeParcel = ({ id, lines }: DeliveredParcel): DeliveredParcel["returns"][number] => ({
  id,
  lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
});

/** Moves money from one account to another; an amount of zero makes no entry. */
export function transfer(
  to: NewEntry["account"],
  from: NewEntry["account"],
  { amount, ...entry }: Omit<NewEntry, "account">,
): NewEntry[] {
  if (amount === 0) return [];
  return [
    { ...entry, account: to, amount },
    { ...entry, account: from, amount: -amount },
  ];
}

const getHead = ({ id, orderId, sellerId, number }: DeliveredParcel) => ({
  sellerId,
  orderId,
  parcelId: id,
  number,
});
