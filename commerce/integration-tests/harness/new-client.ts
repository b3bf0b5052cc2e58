let made = 0;

/** A client address that no other call of this run uses: rate limits count by address. */
export const newClient = (): string => `2001:db8:${(made += 1).toString(16)}::1`;
