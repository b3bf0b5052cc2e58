export const contactMessages = {
  received: {
    ru: "Сообщение получено. Ответим в течение 2 часов",
    uz: "Xabaringiz qabul qilindi. 2 soat ichida javob beramiz",
    en: "We have received your message. We will reply within 2 hours",
  },
} as const;
