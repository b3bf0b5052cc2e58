import { defineMail } from "../define-mail.ts";

/** A change of e-mail was requested with the password: warns the owner while this address still counts. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "Запрошена смена почты Bezak",
    lines: [
      "Здравствуйте!",
      "В вашем аккаунте запросили смену почты. Она изменится, когда введут код, отправленный на новый адрес.",
      "Если это были не вы, сразу задайте новый пароль: тогда почта останется прежней.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezak pochtasini almashtirish soʻraldi",
    lines: [
      "Assalomu alaykum!",
      "Hisobingizda pochtani almashtirish soʻraldi. Yangi manzilga yuborilgan kod kiritilgach, u oʻzgaradi.",
      "Agar buni siz soʻramagan boʻlsangiz, darhol yangi parol oʻrnating: shunda pochta avvalgidek qoladi.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "Somebody asked to change your Bezak email",
    lines: [
      "Hello!",
      "A change of email was requested for your account. It takes effect once the code sent to the new address is entered.",
      "If it was not you, choose a new password at once: your email then stays as it is.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
