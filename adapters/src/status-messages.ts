import type { Language } from "@bezak/contract/languages.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";

export type Sentence = Readonly<Record<Language, string>>;

const nothingChanged: Sentence = {
  ru: "Ничего не изменилось",
  uz: "Hech narsa oʻzgarmadi",
  en: "Nothing has changed",
};

/** By the status that a parcel has reached. */
export const parcels: Record<OrderStatus, Sentence> = {
  pending: nothingChanged,
  confirmed: { ru: "Посылка принята", uz: "Joʻnatma qabul qilindi", en: "The parcel is accepted" },
  processing: { ru: "Посылка собирается", uz: "Joʻnatma yigʻilmoqda", en: "The parcel is being packed" },
  shipped: { ru: "Посылка отправлена", uz: "Joʻnatma yuborildi", en: "The parcel is sent" },
  delivered: { ru: "Посылка доставлена", uz: "Joʻnatma yetkazildi", en: "The parcel is delivered" },
  cancelled: { ru: "Посылка отменена", uz: "Joʻnatma bekor qilindi", en: "The parcel is cancelled" },
};

/** By the status that a return has reached. */
export const returns: Record<ReturnStatus, Sentence> = {
  requested: nothingChanged,
  approved: { ru: "Возврат одобрен", uz: "Qaytarish maʼqullandi", en: "The return is approved" },
  rejected: { ru: "Возврат отклонён", uz: "Qaytarish rad etildi", en: "The return is declined" },
  received: { ru: "Возврат получен", uz: "Qaytarilgan mahsulot olindi", en: "The return has arrived" },
  refund_owed: {
    ru: "Возврат принят, деньги покупателю переведёт Bezak",
    uz: "Qaytarish qabul qilindi, pulni xaridorga Bezak oʻtkazadi",
    en: "The return is accepted, Bezak transfers the money to the buyer",
  },
  refunded: { ru: "Деньги возвращены", uz: "Pul qaytarildi", en: "The money is refunded" },
};
