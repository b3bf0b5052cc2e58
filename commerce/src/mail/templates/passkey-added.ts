import { defineMail } from "../define-mail.ts";

/** A passkey was added: warns the owner in case somebody else did it. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "В Bezak добавлен ключ доступа",
    lines: [
      "Здравствуйте!",
      "В ваш аккаунт теперь можно войти с новым ключом доступа; остальные сеансы завершены.",
      "Если это были не вы, сразу задайте новый пароль и удалите ключ в настройках.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezakda kirish kaliti qoʻshildi",
    lines: [
      "Assalomu alaykum!",
      "Endi hisobingizga yangi kirish kaliti bilan ham kirish mumkin; boshqa seanslar tugatildi.",
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating va kalitni sozlamalarda oʻchiring.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "A passkey was added at Bezak",
    lines: [
      "Hello!",
      "Your account can now be opened with a new passkey; other sessions have ended.",
      "If it was not you, choose a new password at once and remove the passkey in the settings.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
