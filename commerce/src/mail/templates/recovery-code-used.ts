import { defineMail } from "../define-mail.ts";

/** A recovery code was used instead of the authenticator app. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "В Bezak использован резервный код",
    lines: [
      "Здравствуйте!",
      "Кто-то ввёл пароль вашего аккаунта и резервный код вместо кода из приложения. Этот код больше не действует.",
      "Если это были не вы, сразу задайте новый пароль.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezakda zaxira kod ishlatildi",
    lines: [
      "Assalomu alaykum!",
      "Kimdir hisobingiz parolini va ilovadagi kod oʻrniga zaxira kodni kiritdi. Bu kod endi ishlamaydi.",
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "A recovery code was used at Bezak",
    lines: [
      "Hello!",
      "Somebody entered the password of your account and a recovery code instead of a code from the app. That code no longer works.",
      "If it was not you, choose a new password at once.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
