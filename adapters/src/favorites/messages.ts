/** Messages of success; the Russian ones are quoted from the specification. */
export const favoritesMessages = {
  added: {
    ru: "Товар добавлен в избранное",
    uz: "Mahsulot sevimlilarga qoʻshildi",
    en: "Added to your favourites",
  },
  removed: {
    ru: "Товар удален из избранного",
    uz: "Mahsulot sevimlilardan olib tashlandi",
    en: "Removed from your favourites",
  },
} as const;
