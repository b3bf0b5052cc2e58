import { defineMail } from "../define-mail.ts";

/** Sign-in codes were switched on: warns the owner in case somebody else did it. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "В Bezak включён вход по коду",
    lines: [
      "Здравствуйте!",
      "Для входа в ваш аккаунт теперь нужен ещё и код из приложения-аутентификатора; остальные сеансы завершены.",
      "Если это были не вы, сразу задайте новый пароль и напишите нам.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezakda kod bilan kirish yoqildi",
    lines: [
      "Assalomu alaykum!",
      "Endi hisobingizga kirish uchun autentifikator ilovasidagi kod ham kerak; boshqa seanslar tugatildi.",
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating va bizga yozing.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "Sign-in codes are switched on at Bezak",
    lines: [
      "Hello!",
      "Signing in to your account now also needs a code from an authenticator app; other sessions have ended.",
      "If it was not you, choose a new password at once and write to us.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
