/** Roles of users, the highest one last. Free of zod. */
export const userRoles = ["customer", "seller", "admin"] as const;

export type UserRole = (typeof userRoles)[number];

export const userStates = ["active", "blocked"] as const;

export type UserState = (typeof userStates)[number];
