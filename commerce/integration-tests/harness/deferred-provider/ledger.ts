/** State of the test gateway, in the memory of the one process that a test talks to. */
export const ledger = {
  paidSessions: new Set<string>(),
  authorized: 0,
  cancelled: 0,
  refunds: [] as number[],
  refusesRefunds: false,
};
