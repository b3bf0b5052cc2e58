import { asSentence, type Wording } from "./wording.ts";

const cancelledBy = {
  buyer: "Uni siz bekor qildingiz.",
  seller: "Uni sotuvchi bekor qildi.",
  admin: "Uni Bezak qoʻllab-quvvatlash xizmati bekor qildi.",
  system: "U avtomatik bekor qilindi.",
};

const because = (reason: string | null) => (reason ? ` Sababi: ${asSentence(reason)}` : "");

export const uz: Wording = {
  unnamed: { product: "mahsulot", seller: "Sotuvchi" },
  order_placed: ({ number, total }, { sum }) => ({
    title: `${number} buyurtma rasmiylashtirildi`,
    text: `Summasi ${sum(total)}. Hozirgi holati buyurtma sahifasida koʻrinadi.`,
  }),
  order_cancelled: ({ number, actor }) => ({
    title: `${number} buyurtma bekor qilindi`,
    text: `${cancelledBy[actor]} Toʻlagan boʻlsangiz, pul oʻsha usulda qaytariladi.`,
  }),
  parcel_confirmed: ({ parcelNumber }, { seller }) => ({
    title: "Sotuvchi joʻnatmani tasdiqladi",
    text: `${seller} tez orada ${parcelNumber} joʻnatmani yigʻa boshlaydi.`,
  }),
  parcel_processing: ({ parcelNumber }, { seller }) => ({
    title: "Joʻnatma yigʻilmoqda",
    text: `${seller} ${parcelNumber} joʻnatmani yigʻmoqda.`,
  }),
  parcel_shipped: ({ parcelNumber, trackingNumber }) => ({
    title: "Joʻnatma yoʻlda",
    text: trackingNumber
      ? `${parcelNumber} joʻnatma yuborildi. Kuzatuv raqami: ${trackingNumber}.`
      : `${parcelNumber} joʻnatma yuborildi, tez orada sizda boʻladi.`,
  }),
  parcel_delivered: ({ parcelNumber }) => ({
    title: "Joʻnatma yetkazildi",
    text: `${parcelNumber} joʻnatma sizda. Xaridni 14 kun ichida qaytarish mumkin.`,
  }),
  parcel_cancelled: ({ parcelNumber, actor }) => ({
    title: "Joʻnatma bekor qilindi",
    text: `${parcelNumber} joʻnatma. ${cancelledBy[actor]} Buyurtmaning qolgan qismi oʻz kuchida.`,
  }),
  payment_paid: ({ number, amount }, { sum }) => ({
    title: "Toʻlov qabul qilindi",
    text: `${number} buyurtma: ${sum(amount)} qabul qilindi.`,
  }),
  payment_failed: ({ number, amount }, { sum }) => ({
    title: "Toʻlov oʻtmadi",
    text: `${number} buyurtma: ${sum(amount)} yechilmadi. Yana bir bor toʻlab koʻring.`,
  }),
  payment_refunded: ({ number, amount }, { sum }) => ({
    title: "Pul qaytarildi",
    text: `${number} buyurtma: ${sum(amount)} qaytarildi.`,
  }),
  return_approved: ({ number }) => ({
    title: "Qaytarish maʼqullandi",
    text: `${number} buyurtma: mahsulotni buyurtma sahifasida yozilganidek sotuvchiga topshiring.`,
  }),
  return_rejected: ({ number, reason }) => ({
    title: "Qaytarish rad etildi",
    text: `${number} buyurtma: sotuvchi qaytarishni rad etdi.${because(reason)}`,
  }),
  return_received: ({ number }) => ({
    title: "Sotuvchi qaytarilgan mahsulotni oldi",
    text: `${number} buyurtma: mahsulot sotuvchida, pul tez orada qaytariladi.`,
  }),
  review_published: (_, { product }) => ({
    title: "Sharh chop etildi",
    text: `«${product}» haqidagi sharhingizni endi hamma koʻradi. Rahmat!`,
  }),
  review_rejected: ({ reason }, { product }) => ({
    title: "Sharh chop etilmadi",
    text: `«${product}» haqidagi sharh tekshiruvdan oʻtmadi.${because(reason)}`,
  }),
  review_replied: (_, { product }) => ({
    title: "Sotuvchi sharhga javob berdi",
    text: `«${product}» haqidagi sharhingizga berilgan javobni koʻring.`,
  }),
  price_dropped: ({ from, to }, { product, sum }) => ({
    title: "Sevimlilardagi narx pasaydi",
    text: `«${product}» endi ${sum(from)} oʻrniga ${sum(to)}.`,
  }),
  welcome: () => ({
    title: "Bezakka xush kelibsiz",
    text: "Buyurtmalaringiz, sharhlaringiz va sevimlilardagi narxlar haqidagi yangiliklar shu yerda boʻladi.",
  }),
};
