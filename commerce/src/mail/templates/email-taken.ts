import { defineMail } from "../define-mail.ts";

/**
 * Somebody tried to register an address that has an account: informs its owner, while the response does not reveal it.
 */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "У вас уже есть аккаунт Bezak",
    lines: [
      "Здравствуйте!",
      "Эту почту пытались указать для другого аккаунта Bezak, но аккаунт с ней уже есть. Ничего не изменилось.",
    ],
    action: { label: "Войти", url: link("/login") },
    note: "Если это были не вы, ничего не делайте.",
  }),
  uz: (_, link) => ({
    subject: "Sizda Bezak hisobi allaqachon bor",
    lines: [
      "Assalomu alaykum!",
      "Bu pochtani boshqa Bezak hisobi uchun koʻrsatmoqchi boʻlishdi, lekin u bilan hisob allaqachon bor. Hech narsa oʻzgarmadi.",
    ],
    action: { label: "Kirish", url: link("/login") },
    note: "Agar bu siz boʻlmasangiz, hech narsa qilmang.",
  }),
  en: (_, link) => ({
    subject: "You already have a Bezak account",
    lines: [
      "Hello!",
      "Somebody asked to use this email for another Bezak account, but there is already an account with it. Nothing has changed.",
    ],
    action: { label: "Sign in", url: link("/login") },
    note: "If it was not you, do nothing.",
  }),
});
