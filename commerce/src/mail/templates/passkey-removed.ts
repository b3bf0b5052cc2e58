import { defineMail } from "../define-mail.ts";

/** A passkey was removed: warns the owner in case somebody else did it. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "В Bezak удалён ключ доступа",
    lines: [
      "Здравствуйте!",
      "Один из ключей доступа больше не открывает ваш аккаунт.",
      "Если это были не вы, сразу задайте новый пароль и напишите нам.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezakda kirish kaliti oʻchirildi",
    lines: [
      "Assalomu alaykum!",
      "Kirish kalitlaridan biri endi hisobingizni ochmaydi.",
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating va bizga yozing.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "A passkey was removed at Bezak",
    lines: [
      "Hello!",
      "One of the passkeys does not open your account any more.",
      "If it was not you, choose a new password at once and write to us.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
