/** Sentences of success. */
export const usersMessages = {
  changed: { ru: "Профиль обновлён", uz: "Profil yangilandi", en: "Your profile is saved" },
  ended: { ru: "Аккаунт удалён", uz: "Hisob oʻchirildi", en: "Your account is deleted" },
} as const;
