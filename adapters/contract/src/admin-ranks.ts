/** Ranks of administrators: what each may do is in the access table. Free of zod. */
export const adminRanks = ["owner", "manager", "support", "content", "finance"] as const;

export type AdminRank = (typeof adminRanks)[number];

/** Of an administrator for whom no rank was named: it opens no personal data and no money. */
export const defaultRank: AdminRank = "content";

export const isAdminRank = (value: unknown): value is AdminRank => adminRanks.some((rank) => rank === value);
