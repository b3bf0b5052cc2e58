export const contactMessages = {
  received: {
    ru: "Сообщение получено. Ответим в течение 2 часов",
    uz: "Xabaringiz qabul qilindi. 2 soat ichida javob beramiz",
    en: "Your message has arrived. We answer within 2 hours",
  },
} as const;
