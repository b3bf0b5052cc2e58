import { defineMail } from "../define-mail.ts";

interface AccountBlocked {
  /** as the administrator wrote it, in any language; null if none was given */
  reason: string | null;
}

/** An administrator has blocked the account: who signs in cannot read the reason on the site. */
export default defineMail<AccountBlocked>({
  ru: ({ reason }, link) => ({
    subject: "Ваш аккаунт Bezak заблокирован",
    lines: [
      "Здравствуйте!",
      "Администратор Bezak заблокировал ваш аккаунт: сеансы на всех устройствах завершены, войти в него нельзя. Оформленные заказы не отменены.",
      ...(reason ? [`Причина: ${reason}`] : []),
      "Если это ошибка, напишите нам.",
    ],
    action: { label: "Написать нам", url: link("/contacts") },
  }),
  uz: ({ reason }, link) => ({
    subject: "Bezak hisobingiz bloklandi",
    lines: [
      "Assalomu alaykum!",
      "Bezak administratori hisobingizni blokladi: barcha qurilmalardagi seanslar tugatildi, kirib boʻlmaydi. Rasmiylashtirilgan buyurtmalar bekor qilinmadi.",
      ...(reason ? [`Sababi: ${reason}`] : []),
      "Agar bu xato boʻlsa, bizga yozing.",
    ],
    action: { label: "Bizga yozish", url: link("/contacts") },
  }),
  en: ({ reason }, link) => ({
    subject: "Your Bezak account is blocked",
    lines: [
      "Hello!",
      "An administrator of Bezak has blocked your account: the sessions on all devices have ended, and you cannot sign in. Placed orders are not cancelled.",
      ...(reason ? [`Reason: ${reason}`] : []),
      "If this is a mistake, write to us.",
    ],
    action: { label: "Write to us", url: link("/contacts") },
  }),
});
