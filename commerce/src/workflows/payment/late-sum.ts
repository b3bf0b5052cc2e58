import type { Attempt } from "../../modules/payment-ledger/ledger.ts";

/**
 * What late money comes to: what was taken, which may be another sum than was asked for. A whole sum, up: what is given
 * back by hand has no tiyin, and the buyer loses none.
 */
export const getLateSum = ({ data, amount }: Pick<Attempt, "data" | "amount">): number =>
  Math.ceil(Number(data.taken ?? amount));

/** The same of rows of `payment_attempt r`. */
export const LATE_SUM = "ceil(coalesce((r.data->>'taken')::numeric, r.amount))::float8";
