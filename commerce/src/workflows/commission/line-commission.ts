import type { Sum } from "@bezak/contract/money.ts";
import { shareOf, splitSum, sumOf } from "../order/split-sum.ts";
import type { Commission } from "./read-commission.ts";

/** What the marketplace keeps of a line, frozen when it was ordered; `amount` is a whole sum. */
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
  return { ...commission, amount: shareOf(total, commission.rate) };
}

/** The columns of a parcel: the sum of its lines, and the rate they come to together, for whoever reads a rate. */
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
 * What is kept of each line of one parcel, in their order. Lines of before there were rules share what the parcel's
 * rate comes to.
 */
export function lineCommissions(lines: readonly CommissionedLine[], parcelRate: number): number[] {
  const old = lines.filter(({ metadata }) => metadata.commission === undefined);
  const shares = splitSum(
    shareOf(sumOf(old), parcelRate),
    old.map((line) => sumOf([line])),
  );
  return lines.map((line) => line.metadata.commission?.amount ?? shares[old.indexOf(line)] ?? 0);
}

export function commissionOf(lines: readonly CommissionedLine[], parcelRate: number): number {
  return lineCommissions(lines, parcelRate).reduce((sum, amount) => sum + amount, 0);
}
