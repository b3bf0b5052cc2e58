/** Orders of the favourites. Free of zod: safe in a browser. */
export const favoriteSorts = ["newest", "priority", "price_asc", "price_desc", "dropped"] as const;

export type FavoriteSort = (typeof favoriteSorts)[number];
