/** Sort orders of favorites. Free of zod. */
export const favoriteSorts = ["newest", "priority", "price_asc", "price_desc", "dropped"] as const;

export type FavoriteSort = (typeof favoriteSorts)[number];
