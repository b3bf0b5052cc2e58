import type { Sum } from "@bezak/contract/money.ts";
import { getShare, splitSum, addSums } from "../order/split-sum.ts";
import type { Commission } from "./read-commission.ts";

/** The commission of a line, fixed when it was ordered; `amount` is a whole sum. */
export interface LineCommission extends Commission {
  amount: Sum;
}

interface CommissionedLine {
  unit_price: number;
  quantity: number;
  metadata: { commission?: LineCommission };
}

const none: Commission = { rate: 0, ruleId: null, scope: "default" };

export function freezeCommission(total: Sum, commission: Commission = none): LineCommission {
  return { ...commission, amount: getShare(total, commission.rate) };
}

/** A parcel's columns: the commission of all its lines, and the average rate for those who read only a rate. */
export function parcelCommission(
  lines: readonly { commission: LineCommission }[],
  worth: number,
): { commission_rate: number; commission: Sum } {
  const commission = lines.reduce((sum, line) => sum + line.commission.amount, 0);
  const [first] = lines;
  const alike = first && lines.every((line) => line.commission.rate === first.commission.rate);
  const rate = alike ? first.commission.rate : Math.round((commission / Math.max(1, worth)) * 10_000);
  return { commission_rate: rate, commission };
}

/**
 * The commission of each line of one parcel, in their order. Lines from before commission rules split the commission that
 * results from the parcel's rate.
 */
export function lineCommissions(lines: readonly CommissionedLine[], parcelRate: number): number[] {
  const old = lines.filter(({ metadata }) => metadata.commission === undefined);
  const shares = splitSum(
    getShare(addSums(old), parcelRate),
    old.map((line) => addSums([line])),
  );
  return lines.map((line) => line.metadata.commission?.amount ?? shares[old.indexOf(line)] ?? 0);
}

export function getCommission(lines: readonly CommissionedLine[], parcelRate: number): number {
  return lineCommissions(lines, parcelRate).reduce((sum, amount) => sum + amount, 0);
}
