/** Sentences of success. */
export const dashboardMessages = {
  replied: {
    ru: "Ответ опубликован",
    uz: "Javob eʼlon qilindi",
    en: "The reply is published",
  },
} as const;
