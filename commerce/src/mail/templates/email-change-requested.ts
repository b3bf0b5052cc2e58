import { defineMail } from "../define-mail.ts";

/** A change of e-mail was requested with the password: warns the owner while this address still counts. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "Почту Bezak просят изменить",
    lines: [
      "Здравствуйте!",
      "Для вашего аккаунта попросили указать другую почту. Она изменится, когда на новую почту придёт код и его введут.",
      "Если это были не вы, сразу задайте новый пароль: тогда почта останется прежней.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezak pochtasini oʻzgartirish soʻralmoqda",
    lines: [
      "Assalomu alaykum!",
      "Hisobingiz uchun boshqa pochta koʻrsatish soʻraldi. Yangi pochtaga kelgan kod kiritilganda u oʻzgaradi.",
      "Agar buni siz soʻramagan boʻlsangiz, darhol yangi parol oʻrnating: shunda pochta avvalgidek qoladi.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "Somebody asked to change your Bezak email",
    lines: [
      "Hello!",
      "Another email was asked for your account. It changes once the code that the new one gets is entered.",
      "If it was not you, choose a new password at once: your email then stays as it is.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
