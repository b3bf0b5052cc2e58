let made = 4_000_000_000;

/** An unused number for an order that exists in the ledger only. */
export const newNumber = (): string => String((made += 1));
