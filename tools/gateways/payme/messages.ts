import type { Language } from "../html/language.ts";
import type { PaymeAction, PaymeOutcome } from "./pay.ts";

interface Messages {
  title: string;
  order: string;
  demo: string;
  actions: Record<PaymeAction, string>;
  more: string;
  ends: Record<PaymeOutcome["end"], string>;
  back: string;
  again: string;
  talk: string;
  broken: string;
  notFound: string;
  blocked: string;
}

export const paymeMessages: Record<Language, Messages> = {
  ru: {
    title: "Оплата",
    order: "Заказ",
    demo: "Демонстрация: настоящие деньги не списываются.",
    actions: {
      pay: "Оплатить",
      slow: "Оплатить с задержкой",
      twice: "Оплатить, повторив каждый вызов",
      lose: "Оплатить, потеряв ответ",
      create: "Начать и уйти",
      refuse: "Отказ банка",
      timeout: "Время вышло",
    },
    more: "Другие исходы",
    ends: {
      paid: "Оплачено",
      open: "Платёж не завершён",
      cancelled: "Платёж отменён",
      failed: "Оплата не прошла",
    },
    back: "Вернуться в магазин",
    again: "К оплате",
    talk: "Разговор с магазином",
    broken: "Магазин не отвечает как следует",
    notFound: "Ссылка на оплату повреждена.",
    blocked: "Касса не найдена или заблокирована.",
  },
  uz: {
    title: "To‘lov",
    order: "Buyurtma",
    demo: "Namoyish: haqiqiy pul yechilmaydi.",
    actions: {
      pay: "To‘lash",
      slow: "Kechikib to‘lash",
      twice: "Har bir so‘rovni takrorlab to‘lash",
      lose: "Javobni yo‘qotib to‘lash",
      create: "Boshlab, ketish",
      refuse: "Bank rad etdi",
      timeout: "Vaqt tugadi",
    },
    more: "Boshqa natijalar",
    ends: {
      paid: "To‘landi",
      open: "To‘lov tugallanmagan",
      cancelled: "To‘lov bekor qilindi",
      failed: "To‘lov o‘tmadi",
    },
    back: "Do‘konga qaytish",
    again: "To‘lovga",
    talk: "Do‘kon bilan suhbat",
    broken: "Do‘kon to‘g‘ri javob bermayapti",
    notFound: "To‘lov havolasi buzilgan.",
    blocked: "Kassa topilmadi yoki bloklangan.",
  },
  en: {
    title: "Payment",
    order: "Order",
    demo: "Demonstration: no real money is taken.",
    actions: {
      pay: "Pay",
      slow: "Pay slowly",
      twice: "Pay, repeating each call",
      lose: "Pay, losing the reply",
      create: "Begin and leave",
      refuse: "The bank refuses",
      timeout: "Time is up",
    },
    more: "Other outcomes",
    ends: {
      paid: "Paid",
      open: "Payment not finished",
      cancelled: "Payment cancelled",
      failed: "Payment failed",
    },
    back: "Back to the shop",
    again: "To the payment",
    talk: "Talk with the shop",
    broken: "The shop does not answer properly",
    notFound: "The payment link is damaged.",
    blocked: "The cash desk was not found or is blocked.",
  },
};
