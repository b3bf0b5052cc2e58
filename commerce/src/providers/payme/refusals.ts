/** In the three languages that Payme shows to payers. */
export interface Message {
  ru: string;
  uz: string;
  en: string;
}

/** A JSON-RPC error. `data`: the invalid field, or the name of an unknown method. */
export interface Refusal {
  code: number;
  message: Message;
  data: string | null;
}

/** The codes of the protocol; those from -31050 to -31099 are ours to assign. */
const messages = {
  [-32300]: {
    ru: "Запрос должен быть отправлен методом POST",
    uz: "Soʻrov POST usulida yuborilishi kerak",
    en: "The request has to be sent by POST",
  },
  [-32700]: { ru: "Ошибка разбора JSON", uz: "JSON oʻqilmadi", en: "The JSON could not be read" },
  [-32600]: {
    ru: "В запросе нет обязательного поля или его тип неверен",
    uz: "Soʻrovda majburiy maydon yoʻq yoki uning turi notoʻgʻri",
    en: "A field of the request is missing or of the wrong type",
  },
  [-32601]: { ru: "Метод не найден", uz: "Usul topilmadi", en: "There is no such method" },
  [-32602]: {
    ru: "Неверные параметры чека",
    uz: "Chek parametrlari notoʻgʻri",
    en: "The parameters of the receipt are wrong",
  },
  [-32504]: {
    ru: "Недостаточно прав для выполнения метода",
    uz: "Usulni bajarish uchun huquq yetarli emas",
    en: "Not allowed to call this method",
  },
  [-32400]: {
    ru: "Системная ошибка. Повторите запрос",
    uz: "Tizim xatosi. Soʻrovni takrorlang",
    en: "System failure. Repeat the request",
  },
  [-32001]: { ru: "Чек не найден", uz: "Chek topilmadi", en: "There is no such receipt" },
  [-31001]: { ru: "Неверная сумма", uz: "Summa notoʻgʻri", en: "The amount is wrong" },
  [-31003]: { ru: "Транзакция не найдена", uz: "Tranzaksiya topilmadi", en: "There is no such transaction" },
  [-31007]: {
    ru: "Заказ доставлен полностью, отменить оплату нельзя",
    uz: "Buyurtma toʻliq yetkazilgan, toʻlovni bekor qilib boʻlmaydi",
    en: "The order has been delivered in full and its payment cannot be cancelled",
  },
  [-31008]: {
    ru: "Операцию выполнить нельзя: заказ ожидает другой оплаты или эта закрыта",
    uz: "Amalni bajarib boʻlmaydi: buyurtma boshqa toʻlovni kutmoqda yoki bu toʻlov yopilgan",
    en: "This cannot be done: the order awaits another payment, or this one is closed",
  },
  [-31050]: { ru: "Заказ не найден", uz: "Buyurtma topilmadi", en: "There is no such order" },
  [-31051]: { ru: "Заказ уже оплачен", uz: "Buyurtma toʻlangan", en: "The order has been paid already" },
  [-31052]: {
    ru: "Для заказа выбран другой способ оплаты",
    uz: "Buyurtma uchun boshqa toʻlov usuli tanlangan",
    en: "The order is being paid in another way",
  },
  [-31053]: {
    ru: "Заказ закрыт, оплатить его нельзя",
    uz: "Buyurtma yopilgan, uni toʻlab boʻlmaydi",
    en: "The order is closed and cannot be paid",
  },
} as const satisfies Record<number, Message>;

export type PaymeCode = keyof typeof messages;

export const refusal = (code: PaymeCode, data: string | null = null): Refusal => ({
  code,
  message: messages[code],
  data,
});

/** Thrown before any lookup, outside of a transaction that the exception could roll back. */
export class RefusedCall extends Error {
  readonly refusal: Refusal;

  constructor(code: PaymeCode, data: string | null = null) {
    super(`Payme call refused with ${code}`);
    this.refusal = refusal(code, data);
  }
}
