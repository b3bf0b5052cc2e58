/** What the gateway of the tests knows and was asked, in the memory of the one process that a test talks to. */
export const ledger = {
  paidSessions: new Set<string>(),
  authorized: 0,
  cancelled: 0,
  /** sums given back */
  refunds: [] as number[],
  refusesRefunds: false,
};
