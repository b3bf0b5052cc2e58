import type { Language } from "../html/language.ts";
import type { Confirmation, ConfirmAction } from "./confirm.ts";

interface Messages {
  title: string;
  order: string;
  demo: string;
  number: string;
  expiry: string;
  further: string;
  code: string;
  sent: string;
  actions: Record<ConfirmAction, string>;
  more: string;
  refuse: string;
  ends: Record<Confirmation["end"], string>;
  closed: string;
  paid: string;
  back: string;
  talk: string;
  notFound: string;
}

export const atmosMessages: Record<Language, Messages> = {
  ru: {
    title: "Оплата картой",
    order: "Заказ",
    demo: "Демонстрация: вводите только тестовые карты.",
    number: "Номер карты",
    expiry: "Срок, ММ/ГГ",
    further: "Продолжить",
    code: "Код из SMS",
    sent: "Код отправлен на телефон карты (здесь всегда 111111).",
    actions: {
      pay: "Оплатить",
      slow: "Оплатить с задержкой",
      twice: "Оплатить, спросив магазин дважды",
      lose: "Оплатить, потеряв ответ магазина",
      fail: "Отказ банка после согласия магазина",
    },
    more: "Другие исходы",
    refuse: "Отказаться",
    ends: { paid: "Оплачено", denied: "Магазин не принял платёж", failed: "Банк отказал" },
    closed: "Платёж закрыт",
    paid: "Уже оплачено",
    back: "Вернуться в магазин",
    talk: "Разговор с магазином",
    notFound: "Платёж не найден.",
  },
  uz: {
    title: "Karta bilan to‘lov",
    order: "Buyurtma",
    demo: "Namoyish: faqat sinov kartalarini kiriting.",
    number: "Karta raqami",
    expiry: "Muddati, OO/YY",
    further: "Davom etish",
    code: "SMS-kod",
    sent: "Kod karta telefoniga yuborildi (bu yerda doim 111111).",
    actions: {
      pay: "To‘lash",
      slow: "Kechikib to‘lash",
      twice: "Do‘kondan ikki marta so‘rab to‘lash",
      lose: "Do‘kon javobini yo‘qotib to‘lash",
      fail: "Do‘kon rozi bo‘lgach bank rad etdi",
    },
    more: "Boshqa natijalar",
    refuse: "Voz kechish",
    ends: { paid: "To‘landi", denied: "Do‘kon to‘lovni qabul qilmadi", failed: "Bank rad etdi" },
    closed: "To‘lov yopilgan",
    paid: "Allaqachon to‘langan",
    back: "Do‘konga qaytish",
    talk: "Do‘kon bilan suhbat",
    notFound: "To‘lov topilmadi.",
  },
  en: {
    title: "Card payment",
    order: "Order",
    demo: "Demonstration: enter test cards only.",
    number: "Card number",
    expiry: "Expiry, MM/YY",
    further: "Continue",
    code: "Code from the SMS",
    sent: "A code was sent to the card's phone (here it is always 111111).",
    actions: {
      pay: "Pay",
      slow: "Pay slowly",
      twice: "Pay, asking the shop twice",
      lose: "Pay, losing the shop's reply",
      fail: "The bank refuses after the shop agreed",
    },
    more: "Other outcomes",
    refuse: "Give up",
    ends: { paid: "Paid", denied: "The shop did not accept the payment", failed: "The bank refused" },
    closed: "The payment is closed",
    paid: "Already paid",
    back: "Back to the shop",
    talk: "Talk with the shop",
    notFound: "The payment was not found.",
  },
};
