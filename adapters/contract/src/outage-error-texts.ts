import type { ErrorCode } from "./error-codes.ts";
import type { Language } from "./languages.ts";

/** Messages for temporary failures and for requests that got no answer. */
export const outageErrorTexts = {
  commerce_unavailable: {
    ru: "Магазин временно недоступен. Повторите через несколько секунд",
    uz: "Doʻkon vaqtincha ishlamayapti. Bir necha soniyadan soʻng qayta urining",
    en: "The shop is temporarily unavailable. Try again in a few seconds",
  },
  commerce_timeout: {
    ru: "Магазин отвечает слишком долго. Повторите через несколько секунд",
    uz: "Doʻkon juda sekin javob bermoqda. Bir necha soniyadan soʻng qayta urining",
    en: "The shop takes too long to answer. Try again in a few seconds",
  },
  maintenance: {
    ru: "Идут технические работы: заказы и оплата временно не принимаются. Корзина сохранится, повторите позже",
    uz: "Texnik ishlar olib borilmoqda: buyurtma va toʻlovlar vaqtincha qabul qilinmaydi. Savat saqlanib qoladi, keyinroq urining",
    en: "Maintenance is in progress: orders and payments are not accepted for now. Your cart is kept; try again later",
  },
  overloaded: {
    ru: "Сейчас слишком много запросов. Ничего не изменилось, повторите через несколько секунд",
    uz: "Hozir soʻrovlar juda koʻp. Hech narsa oʻzgarmadi, bir necha soniyadan soʻng qayta urining",
    en: "There are too many requests right now. Nothing has changed; try again in a few seconds",
  },
  outcome_unknown: {
    ru: "Магазин не успел ответить. Возможно, всё уже сделано: проверьте, прежде чем повторять",
    uz: "Doʻkon javob berishga ulgurmadi. Balki hammasi bajarilgandir: takrorlashdan oldin tekshiring",
    en: "The shop did not answer in time. It may have been done already: check before you try again",
  },
  order_outcome_unknown: {
    ru: "Магазин не успел ответить. Возможно, заказ уже оформлен: сначала посмотрите свои заказы",
    uz: "Doʻkon javob berishga ulgurmadi. Balki buyurtma qabul qilingandir: avval buyurtmalaringizni koʻring",
    en: "The shop did not answer in time. Your order may have been placed: look at your orders first",
  },
} satisfies Partial<Record<ErrorCode, Record<Language, string>>>;
