/** How many favourites a customer may have, and how much may be written about each; the contract says the same. */
export const favoriteRules = {
  most: 500,
  tags: 10,
  tagLength: 40,
  notesLength: 1000,
  priorityMax: 5,
} as const;

/** Orders a list of favourites can be read in. */
export const favoriteSorts = ["newest", "priority", "price_asc", "price_desc", "dropped"] as const;

export type FavoriteSort = (typeof favoriteSorts)[number];
