import { defineMail } from "../define-mail.ts";

/** A passkey was refused because its counter did not grow: another device may have a copy. */
export default defineMail<object>({
  ru: (_, link) => ({
    subject: "Bezak не принял ваш ключ доступа",
    lines: [
      "Здравствуйте!",
      "Ключом доступа от вашего аккаунта воспользовались так, будто у него есть копия на другом устройстве. Мы никого не впустили.",
      "Удалите этот ключ в настройках и добавьте новый. Если это были не вы, задайте новый пароль.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: (_, link) => ({
    subject: "Bezak kirish kalitingizni qabul qilmadi",
    lines: [
      "Assalomu alaykum!",
      "Hisobingiz kirish kalitidan xuddi boshqa qurilmada nusxasi bordek foydalanildi. Biz hech kimni kiritmadik.",
      "Bu kalitni sozlamalarda oʻchiring va yangisini qoʻshing. Agar buni siz qilmagan boʻlsangiz, yangi parol oʻrnating.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: (_, link) => ({
    subject: "Bezak did not accept your passkey",
    lines: [
      "Hello!",
      "A passkey of your account was used as if another device had a copy of it. We let nobody in.",
      "Remove this passkey in the settings and add a new one. If it was not you, choose a new password.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
