export const payoutsMessages = {
  adjusted: { ru: "Баланс изменён", uz: "Balans oʻzgartirildi", en: "The balance is changed" },
  adjustmentWaits: {
    ru: "Изменение ждёт одобрения другого администратора",
    uz: "Oʻzgarish boshqa administrator tasdigʻini kutmoqda",
    en: "The adjustment waits for another administrator",
  },
} as const;
