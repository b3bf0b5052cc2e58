/** Sentences of success. */
export const reviewsMessages = {
  pending: {
    ru: "Спасибо! Отзыв появится после проверки",
    uz: "Rahmat! Sharh tekshiruvdan soʻng koʻrinadi",
    en: "Thank you! Your review will appear once it is checked",
  },
  published: {
    ru: "Спасибо! Отзыв опубликован",
    uz: "Rahmat! Sharh eʼlon qilindi",
    en: "Thank you! Your review is published",
  },
  removed: { ru: "Отзыв удалён", uz: "Sharh oʻchirildi", en: "Your review is deleted" },
  reported: {
    ru: "Спасибо, мы проверим этот отзыв",
    uz: "Rahmat, bu sharhni tekshiramiz",
    en: "Thank you, we will look at this review",
  },
} as const;
