/** Sentences of success. */
export const shopsMessages = {
  saved: { ru: "Настройки сохранены", uz: "Sozlamalar saqlandi", en: "The settings are saved" },
  invited: { ru: "Приглашение отправлено", uz: "Taklif yuborildi", en: "The invitation is sent" },
  roleChanged: { ru: "Роль изменена", uz: "Rol oʻzgartirildi", en: "The role is changed" },
  removed: { ru: "Готово", uz: "Tayyor", en: "Done" },
  joined: {
    ru: "Вы в команде магазина",
    uz: "Siz doʻkon jamoasidasiz",
    en: "You are in the team of the shop",
  },
} as const;
