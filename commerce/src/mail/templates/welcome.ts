import { defineMail } from "../define-mail.ts";

/**
 * Greets whoever has just registered. Says no word of theirs, not even the name: the address may be a stranger's, and the
 * shop would send him what somebody else wrote.
 */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "Добро пожаловать в Bezak",
    lines: [
      "Здравствуйте!",
      "Аккаунт готов. Сохраняйте понравившееся, следите за каждой посылкой и возвращайте товар в течение 14 дней, если он не подошёл.",
      "Доставляем за 1 день по Ташкенту и Самарканду.",
    ],
    action: { label: "Открыть каталог", url: link("/catalog") },
  }),
  uz: (_, link) => ({
    subject: "Bezakka xush kelibsiz",
    lines: [
      "Assalomu alaykum!",
      "Hisobingiz tayyor. Yoqqanini saqlab qoʻying, har bir joʻnatmani kuzatib boring, mos kelmasa 14 kun ichida qaytaring.",
      "Toshkent va Samarqand boʻylab 1 kunda yetkazib beramiz.",
    ],
    action: { label: "Katalogni ochish", url: link("/catalog") },
  }),
  en: (_, link) => ({
    subject: "Welcome to Bezak",
    lines: [
      "Hello!",
      "Your account is ready. Save what you like, follow every parcel and return what does not suit you within 14 days.",
      "We deliver within 1 day in Tashkent and Samarkand.",
    ],
    action: { label: "Open the catalogue", url: link("/catalog") },
  }),
});
