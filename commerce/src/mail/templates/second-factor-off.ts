import { defineMail } from "../define-mail.ts";

/** Sign-in codes were switched off: warns the owner in case somebody else did it. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "В Bezak выключен вход по коду",
    lines: [
      "Здравствуйте!",
      "Для входа в ваш аккаунт снова достаточно пароля.",
      "Если это были не вы, сразу задайте новый пароль.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezakda kod bilan kirish oʻchirildi",
    lines: [
      "Assalomu alaykum!",
      "Hisobingizga kirish uchun yana parolning oʻzi yetarli.",
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "Sign-in codes are switched off at Bezak",
    lines: [
      "Hello!",
      "The password alone is enough again to sign in to your account.",
      "If it was not you, choose a new password at once.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
