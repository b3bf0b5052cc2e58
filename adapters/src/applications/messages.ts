/** Sentences of success. */
export const applicationsMessages = {
  sent: {
    ru: "Заявка отправлена. Мы напишем вам о решении",
    uz: "Ariza yuborildi. Qaror haqida sizga yozamiz",
    en: "Your application is sent. We will write to you what we decided",
  },
  approved: { ru: "Магазин открыт", uz: "Doʻkon ochildi", en: "The shop is open" },
  rejected: { ru: "Заявка отклонена", uz: "Ariza rad etildi", en: "The application is declined" },
} as const;
