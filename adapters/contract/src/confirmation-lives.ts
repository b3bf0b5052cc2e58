/**
 * How old a confirmation by password or passkey may be, in minutes. An administrator's serves a series of payouts; what
 * changes the own account, such as its e-mail or second factor, needs a fresh one.
 */
export const confirmationMinutes = { administration: 15, ownAccount: 5 } as const;
