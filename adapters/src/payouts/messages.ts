/** Sentences of success. */
export const payoutsMessages = {
  paid: { ru: "Выплата проведена", uz: "Toʻlov oʻtkazildi", en: "The payout is paid" },
  failed: {
    ru: "Деньги вернулись на баланс магазина",
    uz: "Pul doʻkon balansiga qaytdi",
    en: "The money is in the shop’s balance again",
  },
  cancelled: { ru: "Выплата отменена", uz: "Toʻlov bekor qilindi", en: "The payout is cancelled" },
  adjusted: { ru: "Баланс изменён", uz: "Balans oʻzgartirildi", en: "The balance is changed" },
  adjustmentWaits: {
    ru: "Изменение ждёт одобрения другого администратора",
    uz: "Oʻzgarish boshqa administrator tasdigʻini kutmoqda",
    en: "The adjustment waits for another administrator",
  },
  settingsSet: {
    ru: "Условия выплат сохранены",
    uz: "Toʻlov shartlari saqlandi",
    en: "The terms of payouts are saved",
  },
  ruleSet: {
    ru: "Комиссия сохранена и действует для новых заказов",
    uz: "Komissiya saqlandi va yangi buyurtmalarga qoʻllanadi",
    en: "The commission is saved and holds for new orders",
  },
  ruleRemoved: { ru: "Правило удалено", uz: "Qoida oʻchirildi", en: "The rule is removed" },
} as const;
