/** Sentences of success. */
export const sellerAdminMessages = {
  suspended: { ru: "Магазин приостановлен", uz: "Doʻkon toʻxtatildi", en: "The shop is suspended" },
  resumed: { ru: "Магазин снова работает", uz: "Doʻkon yana ishlamoqda", en: "The shop sells again" },
} as const;
