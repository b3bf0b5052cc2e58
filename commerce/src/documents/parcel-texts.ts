import type { Language } from "@bezak/contract/languages.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";

interface ParcelTexts {
  packingList: string;
  label: string;
  parcel: (number: string) => string;
  ordered: string;
  recipient: string;
  phone: string;
  city: string;
  address: string;
  delivery: string;
  courier: string;
  pickup: string;
  toCourier: string;
  comment: string;
  products: string;
  sku: string;
  pieces: string;
  altogether: string;
  from: string;
  to: string;
  collect: string;
  /** parts of the amount to collect: formatted sums */
  ofWhich: (products: string, delivery: string) => string;
  collector: string;
  takenBy: Record<CashCollector, string>;
  paid: string;
  /** for a refunded payment */
  nothing: string;
  page: (page: number) => string;
}

/** Texts of labels and packing lists. */
export const parcelTexts: Record<Language, ParcelTexts> = {
  ru: {
    packingList: "Упаковочный лист",
    label: "Этикетка",
    parcel: (number) => `Посылка ${number}`,
    ordered: "Заказано",
    recipient: "Получатель",
    phone: "Телефон",
    city: "Город",
    address: "Адрес",
    delivery: "Доставка",
    courier: "Курьером",
    pickup: "Самовывоз из пункта выдачи",
    toCourier: "Курьеру",
    comment: "Комментарий покупателя",
    products: "Товар",
    sku: "Артикул",
    pieces: "Шт.",
    altogether: "Всего",
    from: "От кого",
    to: "Кому",
    collect: "Получить при вручении",
    ofWhich: (products, delivery) => `товары ${products} + доставка ${delivery}`,
    collector: "Деньги принимает",
    takenBy: { shop: "магазин", marketplace: "Bezak" },
    paid: "Ничего, заказ оплачен",
    nothing: "Ничего",
    page: (page) => `стр. ${page}`,
  },
  uz: {
    packingList: "Qadoqlash varagʻi",
    label: "Yorliq",
    parcel: (number) => `${number} joʻnatma`,
    ordered: "Buyurtma vaqti",
    recipient: "Oluvchi",
    phone: "Telefon",
    city: "Shahar",
    address: "Manzil",
    delivery: "Yetkazib berish",
    courier: "Kuryer orqali",
    pickup: "Topshirish punktidan olib ketish",
    toCourier: "Kuryerga",
    comment: "Xaridor izohi",
    products: "Mahsulot",
    sku: "Artikul",
    pieces: "Dona",
    altogether: "Jami",
    from: "Kimdan",
    to: "Kimga",
    collect: "Topshirishda olinadi",
    ofWhich: (products, delivery) => `mahsulotlar ${products} + yetkazish ${delivery}`,
    collector: "Pulni oladi",
    takenBy: { shop: "doʻkon", marketplace: "Bezak" },
    paid: "Hech narsa, buyurtma toʻlangan",
    nothing: "Hech narsa",
    page: (page) => `${page}-bet`,
  },
  en: {
    packingList: "Packing list",
    label: "Label",
    parcel: (number) => `Parcel ${number}`,
    ordered: "Ordered",
    recipient: "Recipient",
    phone: "Phone",
    city: "City",
    address: "Address",
    delivery: "Delivery",
    courier: "By courier",
    pickup: "Pick-up point",
    toCourier: "For the courier",
    comment: "Buyer’s comment",
    products: "Item",
    sku: "SKU",
    pieces: "Pcs",
    altogether: "Altogether",
    from: "From",
    to: "To",
    collect: "Cash to collect",
    ofWhich: (products, delivery) => `items ${products} + delivery ${delivery}`,
    collector: "Collected by",
    takenBy: { shop: "the shop", marketplace: "Bezak" },
    paid: "Nothing, the order is paid",
    nothing: "Nothing",
    page: (page) => `page ${page}`,
  },
};
