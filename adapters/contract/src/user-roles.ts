/** Roles of users, the highest one last. Free of zod. */
export const userRoles = ["customer", "seller", "admin"] as const;

export type UserRole = (typeof userRoles)[number];

export const userStates = ["active", "blocked"] as const;

export type UserState = (typeof userStates)[number];

/** What an account was when it was opened; every seller's account begins as a buyer's. */
export const openedAs = ["buyer"] as const;
export type OpenedAs = (typeof openedAs)[number];
