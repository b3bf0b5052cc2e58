import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";

type Sentence = Record<"ru" | "uz" | "en", string>;

/** Sentences of success, by where a parcel came. */
export const parcelMessages: Record<OrderStatus, Sentence> = {
  pending: { ru: "Ничего не изменилось", uz: "Hech narsa oʻzgarmadi", en: "Nothing has changed" },
  confirmed: { ru: "Заказ принят", uz: "Buyurtma qabul qilindi", en: "The order is accepted" },
  processing: { ru: "Посылка собирается", uz: "Joʻnatma yigʻilmoqda", en: "The parcel is being packed" },
  shipped: { ru: "Посылка отправлена", uz: "Joʻnatma yuborildi", en: "The parcel is sent" },
  delivered: { ru: "Посылка доставлена", uz: "Joʻnatma yetkazildi", en: "The parcel is delivered" },
  cancelled: { ru: "Посылка отменена", uz: "Joʻnatma bekor qilindi", en: "The parcel is cancelled" },
};

/** The same of a return. */
export const returnMessages: Record<ReturnStatus, Sentence> = {
  requested: { ru: "Ничего не изменилось", uz: "Hech narsa oʻzgarmadi", en: "Nothing has changed" },
  approved: { ru: "Возврат одобрен", uz: "Qaytarish maʼqullandi", en: "The return is approved" },
  rejected: { ru: "Возврат отклонён", uz: "Qaytarish rad etildi", en: "The return is declined" },
  received: { ru: "Возврат получен", uz: "Qaytarilgan mahsulot olindi", en: "The return has arrived" },
  refund_owed: {
    ru: "Возврат принят, деньги покупателю переведёт Bezak",
    uz: "Qaytarish qabul qilindi, pulni xaridorga Bezak oʻtkazadi",
    en: "The return is accepted, Bezak transfers the money to the buyer",
  },
  refunded: { ru: "Деньги возвращены", uz: "Pul qaytarildi", en: "The money is given back" },
};
