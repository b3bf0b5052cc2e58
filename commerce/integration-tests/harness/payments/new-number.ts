let made = 4_000_000_000;

/** The number of an order that the ledger alone has: no other of this run has it. */
export const newNumber = (): string => String((made += 1));
