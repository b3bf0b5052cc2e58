import { defineMail } from "../define-mail.ts";

/** The account has another e-mail now: the last mail to the former address, so that its owner can object. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "Почта Bezak изменена",
    lines: [
      "Здравствуйте!",
      "Теперь в ваш аккаунт входят с другой почтой, остальные сеансы завершены. На этот адрес мы больше не пишем.",
      "Если это были не вы, напишите нам: мы поможем вернуть аккаунт.",
    ],
    action: { label: "Написать нам", url: link("/contacts") },
  }),
  uz: (_, link) => ({
    subject: "Bezak pochtasi oʻzgartirildi",
    lines: [
      "Assalomu alaykum!",
      "Endi hisobingizga boshqa pochta bilan kiriladi, boshqa seanslar tugatildi. Bu manzilga endi yozmaymiz.",
      "Agar buni siz qilmagan boʻlsangiz, bizga yozing: hisobni qaytarishga yordam beramiz.",
    ],
    action: { label: "Bizga yozish", url: link("/contacts") },
  }),
  en: (_, link) => ({
    subject: "Your Bezak email was changed",
    lines: [
      "Hello!",
      "Your account now has another email for signing in, and other sessions have ended. We no longer write to this address.",
      "If it was not you, write to us: we will help you get the account back.",
    ],
    action: { label: "Write to us", url: link("/contacts") },
  }),
});
