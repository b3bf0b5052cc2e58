import type { ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import { asSentence, byGateway, type Wording } from "./wording.ts";

const cancelledBy = {
  buyer: "Uni siz bekor qildingiz.",
  seller: "Uni sotuvchi bekor qildi.",
  admin: "Uni Bezak yordam xizmati bekor qildi.",
  system: "U avtomatik bekor qilindi.",
};

const shopCancelledBy = {
  buyer: "xaridor fikridan qaytdi.",
  seller: "uni siz bekor qildingiz.",
  admin: "uni Bezak yordam xizmati bekor qildi.",
  system: "u avtomatik bekor qilindi.",
};

/** What an administrator can change of a product. */
const parts: Record<EditedProductPart, string> = {
  name: "nomi",
  description: "tavsifi",
  category: "turkumi",
  brand: "brendi",
  pictures: "suratlari",
  attributes: "xususiyatlari",
  variants: "variantlari",
  price: "narxi",
  stock: "qoldigʻi",
  fiscal_codes: "fiskal kodlari",
};

const because = (reason: string | null) => (reason ? ` Sababi: ${asSentence(reason)}` : "");

/** The beginning of a sentence: what was requested. */
const actOf: Record<ApprovalKind, (number: string) => string> = {
  payout: (number) => `${number}-toʻlov`,
  parcel_cancellation: (number) => `${number} joʻnatmani bekor qilib, pulni qaytarish`,
  line_cancellation: (number) => `${number} joʻnatmadagi mahsulotni bekor qilib, pulni qaytarish`,
  return_refund: (number) => `${number} joʻnatma boʻyicha qaytarilgan mahsulot puli`,
  refund_payment: (number) => `${number} buyurtma boʻyicha xaridorga pul oʻtkazish`,
};

export const uz: Wording = {
  unnamed: { product: "mahsulot", seller: "Sotuvchi", member: "Yangi aʼzo" },
  unknown: { title: "Bildirishnoma", text: "Bu bildirishnomaning tafsilotlari endi yoʻq." },
  order_placed: ({ number, total }, { sum }) => ({
    title: `${number} buyurtma rasmiylashtirildi`,
    text: `Summasi ${sum(total)}. Hozirgi holati buyurtma sahifasida koʻrinadi.`,
  }),
  order_cancelled: ({ number, actor }) => ({
    title: `${number} buyurtma bekor qilindi`,
    text: `${cancelledBy[actor]} Toʻlagan boʻlsangiz, pulni qaytaramiz.`,
  }),
  cancellation_refund_owed: ({ number, amount }, { sum }) => ({
    title: "Pulni qayerga qaytaraylik?",
    text: `${number} buyurtma: bekor qilingan xarid uchun sizga ${sum(amount)} qaytarishimiz kerak. Buyurtma sahifasida pul oʻtkaziladigan karta yoki hisob raqamini koʻrsating.`,
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
  return_opened: ({ number, reason }) => ({
    title: "Siz uchun qaytarish rasmiylashtirildi",
    text: `${number} buyurtma: qaytarishni Bezak yordam xizmati rasmiylashtirdi.${because(reason)} Sotuvchi javob bermaguncha, uni buyurtma sahifasida bekor qilish mumkin.`,
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
    text: `${number} buyurtma: mahsulot sotuvchida, u tekshirib, qaytarishni qabul qiladi.`,
  }),
  return_refund_owed: ({ number, amount }, { sum }) => ({
    title: "Qaytarish qabul qilindi",
    text: `${number} buyurtma: sizga ${sum(amount)} oʻtkazamiz. Pul yuborilganda xabar beramiz.`,
  }),
  refund_account_changed: ({ number, digits }) => ({
    title: "Pul qaytariladigan hisob raqami oʻzgartirildi",
    text: `${number} buyurtma: pul ${digits} bilan tugaydigan karta yoki hisob raqamiga qaytariladi. Agar buni siz qilmagan boʻlsangiz, yangi parol oʻrnating va bizga yozing.`,
  }),
  review_published: (_, { product }) => ({
    title: "Sharh eʼlon qilindi",
    text: `«${product}» haqidagi sharhingizni endi hamma koʻradi. Rahmat!`,
  }),
  review_rejected: ({ reason }, { product }) => ({
    title: "Sharh eʼlon qilinmadi",
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
  application_received: () => ({
    title: "Savdo uchun arizangiz qabul qilindi",
    text: "Uni koʻrib chiqamiz va qaror haqida yozamiz.",
  }),
  application_approved: () => ({
    title: "Doʻkoningiz ochildi",
    text: "Savdo uchun arizangiz maʼqullandi. Doʻkon profilini toʻldiring va birinchi mahsulotni qoʻshing.",
  }),
  application_rejected: ({ reason }) => ({
    title: "Savdo uchun arizangiz rad etildi",
    text: `Arizangiz tekshiruvdan oʻtmadi.${because(reason)} Uni tuzating va qayta yuboring.`,
  }),
  shop_suspended: ({ reason }) => ({
    title: "Doʻkon toʻxtatib qoʻyildi",
    text: `Doʻkoningiz mahsulotlari xaridorlarga koʻrinmaydi.${because(reason)} Boshlangan buyurtmalarni oxiriga yetkazing.`,
  }),
  shop_resumed: () => ({
    title: "Doʻkon yana ishlamoqda",
    text: "Doʻkoningiz mahsulotlari yana xaridorlarga koʻrinadi.",
  }),
  member_joined: ({ member }) => ({
    title: "Jamoada yangi aʼzo",
    text: `${member} endi doʻkoningiz jamoasida.`,
  }),
  payout_account_changed: ({ digits }) => ({
    title: "Toʻlovlar uchun hisob raqami oʻzgartirildi",
    text: `${digits ? `Doʻkoningiz puli endi ${digits} bilan tugaydigan hisob raqamiga oʻtkaziladi.` : "Doʻkoningizning toʻlovlar uchun hisob raqami oʻchirildi."} Agar buni siz qilmagan boʻlsangiz, yangi parol oʻrnating va bizga yozing.`,
  }),
  shop_parcel_new: ({ parcelNumber, amount }, { sum }) => ({
    title: "Yangi buyurtma",
    text: `${parcelNumber} joʻnatma, mahsulotlar ${sum(amount)}. Uni 24 soat ichida qabul qiling.`,
  }),
  shop_parcel_waiting: ({ parcelNumber, amount }, { sum }) => ({
    title: "Buyurtma sizni kutmoqda",
    text: `${sum(amount)} turadigan ${parcelNumber} joʻnatma hali qabul qilinmagan. 12 soatdan kam vaqt qoldi.`,
  }),
  shop_parcel_cancelled: ({ parcelNumber, actor }) => ({
    title: "Joʻnatma bekor boʻldi",
    text: `${parcelNumber} joʻnatma: ${shopCancelledBy[actor]} Uni yuborish kerak emas.`,
  }),
  shop_parcel_refunded: ({ parcelNumber, amount }, { sum }) => ({
    title: "Xaridorga pul qaytarildi",
    text: `${parcelNumber} joʻnatmasi: toʻlov tizimi xaridorga ${sum(amount)} qaytardi. Doʻkon bu joʻnatma uchun pul olmaydi: mahsulotni qaytarib oling yoki Bezak yordam xizmatiga yozing.`,
  }),
  shop_return_requested: ({ parcelNumber, amount }, { sum }) => ({
    title: "Xaridor qaytarmoqchi",
    text: `${parcelNumber} joʻnatma: mahsulotlar ${sum(amount)}. Sababini koʻrib, qaror qiling.`,
  }),
  shop_return_opened: ({ parcelNumber, amount, reason }, { sum }) => ({
    title: "Yordam xizmati qaytarishni rasmiylashtirdi",
    text: `${parcelNumber} joʻnatma: xaridor ${sum(amount)}lik mahsulotlarni qaytarmoqda.${because(reason)} Koʻrib, qaror qiling.`,
  }),
  admin_sent_refunded: ({ number, amount }, { sum }) => ({
    title: "Mahsulot yuborilgandan keyin toʻlov qaytarildi",
    text: `${number} buyurtma: toʻlov tizimi xaridorga ${sum(amount)} qaytardi. Doʻkon yuborgan mahsuloti uchun pul olmaydi: uni qaytarib olishga yordam bering.`,
  }),
  admin_receipt_missing: ({ number, amount, reason }, { sum }) => ({
    title: "Toʻlovning fiskal cheki yoʻq",
    text: `${number} buyurtma, ${sum(amount)}: Click ikki sutkada chek bermadi.${because(reason)} Toʻlovni Click kabinetidan toping va chekni oʻsha yerda tuzating.`,
  }),
  admin_payments_differ: ({ others, receipts }) => ({
    title: "Toʻlovlarni tekshirish kerak",
    text: [
      ...(Object.keys(receipts).length > 0 ? [`Fiskal cheksiz: ${byGateway(receipts)}.`] : []),
      ...(others > 0 ? [`Boshqa farqlar: ${others}.`] : []),
      "Roʻyxat va nima qilish kerakligi: npm run reconcile buyrugʻi.",
    ].join(" "),
  }),
  admin_adjustment_waiting: ({ amount }, { sum, seller }) => ({
    title: "Balans oʻzgarishi qaror kutmoqda",
    text: `${seller}: ${sum(Math.abs(amount))} ${amount < 0 ? "balansdan yechiladi" : "balansga qoʻshiladi"}. Ikkinchi administrator maʼqullashi yoki rad etishi kerak.`,
  }),
  admin_adjustment_approved: ({ amount }, { sum, seller }) => ({
    title: "Balans oʻzgarishi maʼqullandi",
    text: `${seller}: ${sum(Math.abs(amount))} ${amount < 0 ? "balansdan yechildi" : "balansga qoʻshildi"}.`,
  }),
  admin_adjustment_refused: ({ amount }, { sum, seller }) => ({
    title: "Balans oʻzgarishi rad etildi",
    text: `${seller}: ${sum(Math.abs(amount))} ${amount < 0 ? "balansdan yechilmadi" : "balansga qoʻshilmadi"}, balans avvalgidek.`,
  }),
  admin_approval_waiting: ({ act, number, amount }, { sum }) => ({
    title: "Ikkinchi administrator tasdigʻi kerak",
    text: `${actOf[act](number)}: ${sum(amount)}. Tasdiqlang yoki rad eting.`,
  }),
  admin_approval_approved: ({ act, number, amount }, { sum }) => ({
    title: "Soʻrovingiz tasdiqlandi",
    text: `${actOf[act](number)}: ${sum(amount)}. Ikkinchi administrator tasdiqladi, amal bajarilmoqda.`,
  }),
  admin_approval_refused: ({ act, number, amount, reason }, { sum }) => ({
    title: "Soʻrovingiz rad etildi",
    text: `${actOf[act](number)}: ${sum(amount)}. Hech narsa oʻzgarmadi.${because(reason)}`,
  }),
  admin_approval_expired: ({ act, number, amount }, { sum }) => ({
    title: "Soʻrovingiz boʻyicha hech kim qaror qilmadi",
    text: `${actOf[act](number)}: ${sum(amount)}. Muddat tugadi, hech narsa oʻzgarmadi. Soʻrovni qayta yuborish mumkin.`,
  }),
  payout_paid: ({ payoutNumber, amount }, { sum }) => ({
    title: "Toʻlov oʻtkazildi",
    text: `${payoutNumber}-toʻlov: hisobingizga ${sum(amount)} yuborildi.`,
  }),
  payout_failed: ({ payoutNumber, amount, reason }, { sum }) => ({
    title: "Toʻlov oʻtmadi",
    text: `${payoutNumber}-toʻlov: ${sum(amount)} yana doʻkon balansida.${because(reason)} Rekvizitlarni tekshiring, yana urinib koʻramiz.`,
  }),
  product_hidden: ({ productName, reason }) => ({
    title: "Administrator mahsulotni yashirdi",
    text: `Xaridorlar endi «${productName}»ni koʻrmaydi.${because(reason)} Mahsulotni tuzatib, uning sahifasida javob yozing: administrator yana bir koʻrib chiqadi.`,
  }),
  product_still_hidden: ({ productName, reason }) => ({
    title: "Mahsulot yashirinligicha qoladi",
    text: `Administrator «${productName}»ni qayta koʻrsatmadi.${because(reason)}`,
  }),
  product_shown: ({ productName }) => ({
    title: "Mahsulot endi yashirin emas",
    text: `Administrator «${productName}»dan taqiqni olib tashladi. Agar u qoralama boʻlsa, eʼlon qiling.`,
  }),
  product_edited: ({ productName, changed, reason }) => ({
    title: "Administrator mahsulotni oʻzgartirdi",
    text: `«${productName}»: ${changed.map((part) => parts[part]).join(", ")}.${because(reason)}`,
  }),
  admin_product_answered: ({ productName }) => ({
    title: "Doʻkon yashirilgan mahsulot haqida javob berdi",
    text: `«${productName}»: javobni oʻqing va mahsulotni qayta koʻrsatishni hal qiling.`,
  }),
  account_viewed: ({ reason }) => ({
    title: "Administrator doʻkonni sizning nomingizdan koʻrmoqda",
    text: `Bezak administratori koʻpi bilan oʻn daqiqa doʻkonni siz koʻrgandek koʻradi. U hech narsani oʻzgartira olmaydi.${because(reason)} Bunday koʻrishlarning hammasi sozlamalarda yozilgan.`,
  }),
  welcome: () => ({
    title: "Bezakka xush kelibsiz",
    text: "Buyurtmalaringiz, sharhlaringiz va sevimlilardagi narxlar haqidagi yangiliklar shu yerda boʻladi.",
  }),
};
