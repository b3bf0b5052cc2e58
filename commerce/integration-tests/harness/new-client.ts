let made = 0;

/** An address that no caller of this run has had: limits count by it. */
export const newClient = (): string => `2001:db8:${(made += 1).toString(16)}::1`;
