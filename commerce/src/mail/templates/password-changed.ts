import { defineMail } from "../define-mail.ts";

/** The password was changed: warns the owner in case somebody else did it. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "Пароль Bezak изменён",
    lines: [
      "Здравствуйте!",
      "Пароль вашего аккаунта только что изменён, остальные сеансы завершены.",
      "Если это были не вы, сразу задайте новый пароль.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezak paroli oʻzgartirildi",
    lines: [
      "Assalomu alaykum!",
      "Hisobingiz paroli hozirgina oʻzgartirildi, boshqa seanslar tugatildi.",
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "Your Bezak password was changed",
    lines: [
      "Hello!",
      "The password of your account has just been changed, and other sessions have ended.",
      "If it was not you, choose a new password at once.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
