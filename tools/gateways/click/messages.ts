import type { Language } from "../html/language.ts";
import type { ClickAction, ClickOutcome } from "./pay.ts";

interface Messages {
  title: string;
  order: string;
  document: string;
  demo: string;
  actions: Record<ClickAction, string>;
  more: string;
  ends: Record<ClickOutcome["end"], string>;
  repeat: string;
  back: string;
  again: string;
  talk: string;
  notFound: string;
}

export const clickMessages: Record<Language, Messages> = {
  ru: {
    title: "Подтверждение оплаты",
    order: "Заказ",
    document: "Номер платежа",
    demo: "Демонстрация: настоящие деньги не списываются.",
    actions: {
      pay: "Оплатить",
      slow: "Оплатить с задержкой",
      twice: "Оплатить, повторив каждый вызов",
      lose: "Оплатить, потеряв ответ",
      silent: "Списать деньги, не сказав магазину",
      prepare: "Начать и уйти",
      refuse: "Отказ банка",
    },
    more: "Другие исходы",
    ends: {
      paid: "Оплачено",
      taken: "Деньги списаны, магазин ещё не знает",
      open: "Платёж не завершён",
      refused: "Банк отказал",
      failed: "Оплата не прошла",
    },
    repeat: "Сообщить магазину сейчас",
    back: "Вернуться в магазин",
    again: "К оплате",
    talk: "Разговор с магазином",
    notFound: "Услуга не найдена или ссылка повреждена.",
  },
  uz: {
    title: "To‘lovni tasdiqlash",
    order: "Buyurtma",
    document: "To‘lov raqami",
    demo: "Namoyish: haqiqiy pul yechilmaydi.",
    actions: {
      pay: "To‘lash",
      slow: "Kechikib to‘lash",
      twice: "Har bir so‘rovni takrorlab to‘lash",
      lose: "Javobni yo‘qotib to‘lash",
      silent: "Do‘konga aytmasdan pul yechish",
      prepare: "Boshlab, ketish",
      refuse: "Bank rad etdi",
    },
    more: "Boshqa natijalar",
    ends: {
      paid: "To‘landi",
      taken: "Pul yechildi, do‘kon hali bilmaydi",
      open: "To‘lov tugallanmagan",
      refused: "Bank rad etdi",
      failed: "To‘lov o‘tmadi",
    },
    repeat: "Do‘konga hozir aytish",
    back: "Do‘konga qaytish",
    again: "To‘lovga",
    talk: "Do‘kon bilan suhbat",
    notFound: "Xizmat topilmadi yoki havola buzilgan.",
  },
  en: {
    title: "Confirm the payment",
    order: "Order",
    document: "Payment number",
    demo: "Demonstration: no real money is taken.",
    actions: {
      pay: "Pay",
      slow: "Pay slowly",
      twice: "Pay, repeating each call",
      lose: "Pay, losing the reply",
      silent: "Take the money, tell the shop nothing",
      prepare: "Begin and leave",
      refuse: "The bank refuses",
    },
    more: "Other outcomes",
    ends: {
      paid: "Paid",
      taken: "The money is taken, the shop does not know yet",
      open: "Payment not finished",
      refused: "The bank refused",
      failed: "Payment failed",
    },
    repeat: "Tell the shop now",
    back: "Back to the shop",
    again: "To the payment",
    talk: "Talk with the shop",
    notFound: "The service was not found or the link is damaged.",
  },
};
