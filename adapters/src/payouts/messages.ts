export const payoutsMessages = {
  adjusted: { ru: "Баланс изменён", uz: "Balans oʻzgartirildi", en: "The balance is changed" },
  adjustmentWaits: {
    ru: "Изменение ждёт одобрения другого администратора",
    uz: "Oʻzgarish boshqa administrator maʼqullashini kutmoqda",
    en: "The adjustment is waiting for another administrator’s approval",
  },
} as const;
