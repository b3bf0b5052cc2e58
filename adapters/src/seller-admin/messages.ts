/** Sentences of success. */
export const sellerAdminMessages = {
  suspended: { ru: "Магазин приостановлен", uz: "Doʻkon toʻxtatildi", en: "The shop is suspended" },
  resumed: { ru: "Магазин снова работает", uz: "Doʻkon yana ishlamoqda", en: "The shop sells again" },
  shop: {
    ru: "Наличные новых заказов принимает магазин",
    uz: "Yangi buyurtmalarning naqd pulini doʻkon oladi",
    en: "The shop takes the cash of new orders",
  },
  marketplace: {
    ru: "Наличные новых заказов принимает Bezak",
    uz: "Yangi buyurtmalarning naqd pulini Bezak oladi",
    en: "Bezak takes the cash of new orders",
  },
} as const;
