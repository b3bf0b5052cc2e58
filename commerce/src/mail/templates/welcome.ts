import { emailCode } from "../../email-code.ts";
import { defineMail } from "../define-mail.ts";

interface Welcome {
  /** the code that confirms the address is derived from it when the mail is rendered */
  mark?: string;
}

/**
 * Greets a new account. Contains nothing that was entered, not even the name: the address may belong to a third party,
 * who would receive texts that somebody else wrote.
 */
export default defineMail<Welcome>({
  ru: ({ mark }, link) => ({
    subject: "Добро пожаловать в Bezak",
    lines: [
      "Здравствуйте!",
      "Аккаунт готов. Сохраняйте понравившееся, следите за каждой посылкой и возвращайте товар в течение 14 дней, если он не подошёл.",
      ...(mark
        ? [
            `Код подтверждения: ${emailCode(mark)}. Введите его в настройках аккаунта, и мы будем писать вам о заказах. Код действует один час, там же можно получить новый.`,
          ]
        : []),
      "Доставляем за 1 день по Ташкенту и Самарканду.",
    ],
    action: mark
      ? { label: "Подтвердить почту", url: link("/settings") }
      : { label: "Открыть каталог", url: link("/catalog") },
    note: mark && "Если вы не регистрировались в Bezak, ничего не делайте. Никому не сообщайте код.",
  }),
  uz: ({ mark }, link) => ({
    subject: "Bezakka xush kelibsiz",
    lines: [
      "Assalomu alaykum!",
      "Hisobingiz tayyor. Yoqqanini saqlab qoʻying, har bir joʻnatmani kuzatib boring, mos kelmasa 14 kun ichida qaytaring.",
      ...(mark
        ? [
            `Tasdiqlash kodi: ${emailCode(mark)}. Uni hisob sozlamalarida kiriting, shunda buyurtmalaringiz haqida yozib turamiz. Kod bir soat amal qiladi, yangisini oʻsha yerda olish mumkin.`,
          ]
        : []),
      "Toshkent va Samarqand boʻylab 1 kunda yetkazib beramiz.",
    ],
    action: mark
      ? { label: "Pochtani tasdiqlash", url: link("/settings") }
      : { label: "Katalogni ochish", url: link("/catalog") },
    note:
      mark && "Agar Bezakda roʻyxatdan oʻtmagan boʻlsangiz, hech narsa qilmang. Kodni hech kimga aytmang.",
  }),
  en: ({ mark }, link) => ({
    subject: "Welcome to Bezak",
    lines: [
      "Hello!",
      "Your account is ready. Save what you like, follow every parcel and return what does not suit you within 14 days.",
      ...(mark
        ? [
            `Your confirmation code is ${emailCode(mark)}. Enter it in your account settings and we will write to you about your orders. It works for one hour; you can get a new one there.`,
          ]
        : []),
      "We deliver within 1 day in Tashkent and Samarkand.",
    ],
    action: mark
      ? { label: "Confirm the email", url: link("/settings") }
      : { label: "Open the catalogue", url: link("/catalog") },
    note: mark && "If you did not register at Bezak, do nothing. Do not share the code with anybody.",
  }),
});
