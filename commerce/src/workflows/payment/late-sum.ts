import type { Attempt } from "../../modules/payment-ledger/ledger.ts";

/**
 * The sum to refund for a late payment: what was taken, which may differ from what was requested. Rounded up to a whole
 * sum, since a manual refund has no tiyin and the buyer must not lose any.
 */
export const getLateSum = ({ data, amount }: Pick<Attempt, "data" | "amount">): number =>
  Math.ceil(Number(data.taken ?? amount));

/** The same in SQL, for rows of `payment_attempt r`. */
export const LATE_SUM = "ceil(coalesce((r.data->>'taken')::numeric, r.amount))::float8";
