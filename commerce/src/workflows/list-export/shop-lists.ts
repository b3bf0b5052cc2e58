import { cities } from "../../delivery/cities.ts";
import { findAllParcelIds, readAdministeredParcels } from "../parcel/administered-parcels.ts";
import { findProductIds, readAdministeredProducts } from "../product/list-any-products.ts";
import { findShopIds, readAdministeredShops } from "../shop/read-shops.ts";
import {
  collectorTexts,
  deliveryTexts,
  localized,
  methodTexts,
  minute,
  named,
  parcelStatusTexts,
  paymentStatusTexts,
  problemTexts,
  productStatusTexts,
  shopStatusTexts,
  yesNo,
} from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

const id = named("ID", "ID", "ID");
const status = named("Статус", "Holat", "Status");
const shop = named("Магазин", "Doʻkon", "Shop");
const phone = named("Телефон", "Telefon", "Phone");
const email = named("E-mail", "E-mail", "E-mail");

export const productsExport = defineListExport({
  name: "products",
  findIds: findProductIds,
  read: readAdministeredProducts,
  idOf: (product) => product.id,
  columns: [
    { title: id, width: 34, cell: (product) => product.id },
    {
      title: named("Название", "Nomi", "Name"),
      width: 40,
      cell: ({ name }, language) => localized(name, language),
    },
    { title: shop, width: 28, cell: ({ seller }) => seller.name },
    {
      title: named("Категория", "Turkum", "Category"),
      width: 28,
      cell: ({ category }, language) => localized(category.name, language),
    },
    { title: status, cell: (product) => productStatusTexts[product.status] },
    {
      title: named("Почему скрыт", "Nega yashirilgan", "Why hidden"),
      width: 32,
      cell: ({ hiddenReason }) => hiddenReason,
    },
    {
      title: named("Артикулы", "Artikullar", "SKUs"),
      width: 28,
      cell: ({ variants }) => variants.flatMap(({ sku }) => sku ?? []).join(", "),
    },
    { title: named("Цена от, сум", "Narx, soʻmdan", "Price from, sum"), cell: ({ price }) => price?.min },
    { title: named("Цена до, сум", "Narx, soʻmgacha", "Price to, sum"), cell: ({ price }) => price?.max },
    { title: named("Остаток", "Qoldiq", "Stock"), width: 10, cell: ({ stock }) => stock },
    {
      title: named("Продано за 30 дней", "30 kunda sotilgan", "Sold in 30 days"),
      cell: ({ sold }) => sold,
    },
    { title: named("Оценка", "Baho", "Rating"), width: 10, cell: ({ rating }) => rating },
    { title: named("Отзывов", "Sharhlar", "Reviews"), width: 10, cell: ({ reviewCount }) => reviewCount },
    {
      title: named("Чего не хватает", "Nima yetishmaydi", "What is missing"),
      width: 32,
      cell: ({ problems }, language) => problems.map((one) => problemTexts[one][language]).join(", "),
    },
    { title: named("Создан", "Yaratilgan", "Created"), cell: ({ createdAt }) => minute(createdAt) },
    { title: named("Изменён", "Oʻzgartirilgan", "Changed"), cell: ({ updatedAt }) => minute(updatedAt) },
  ],
});

/** Old orders may name the city by its id. */
const findCity = (named: string) => cities.find(({ id, slug }) => id === named || slug === named);

export const parcelsExport = defineListExport({
  name: "orders",
  findIds: findAllParcelIds,
  read: readAdministeredParcels,
  idOf: (parcel) => parcel.id,
  columns: [
    { title: named("Посылка", "Joʻnatma", "Parcel"), cell: ({ number }) => number },
    { title: named("Заказ", "Buyurtma", "Order"), cell: ({ orderNumber }) => orderNumber },
    { title: status, cell: (parcel) => parcelStatusTexts[parcel.status] },
    { title: shop, width: 28, cell: ({ seller }) => seller.name },
    {
      title: named("Получатель", "Oluvchi", "Recipient"),
      width: 28,
      cell: ({ contact }) => contact?.name,
    },
    { title: phone, cell: ({ contact }) => contact?.phone },
    { title: email, width: 32, cell: ({ contact, buyer }) => contact?.email ?? buyer.email },
    {
      title: named("Город", "Shahar", "City"),
      cell: ({ city }, language) => {
        const served = findCity(city);
        return served ? localized(served.name, language) : city;
      },
    },
    {
      title: named("Доставка", "Yetkazib berish", "Delivery"),
      cell: ({ delivery }) => delivery && deliveryTexts[delivery.method],
    },
    { title: named("Адрес", "Manzil", "Address"), width: 40, cell: ({ delivery }) => delivery?.address },
    {
      title: named("Товары", "Mahsulotlar", "Products"),
      width: 48,
      cell: ({ items }, language) =>
        items.map(({ product, quantity }) => `${localized(product.name, language)} × ${quantity}`).join("; "),
    },
    { title: named("Сумма, сум", "Summa, soʻm", "Total, sum"), cell: ({ total }) => total },
    {
      title: named("Комиссия, сум", "Komissiya, soʻm", "Commission, sum"),
      cell: ({ money }) => money.commission,
    },
    {
      title: named("Способ оплаты", "Toʻlov usuli", "Payment method"),
      width: 26,
      cell: ({ paymentMethod }) => methodTexts[paymentMethod] ?? paymentMethod,
    },
    {
      title: named("Оплата", "Toʻlov", "Payment"),
      width: 22,
      cell: ({ paymentStatus }) => paymentStatusTexts[paymentStatus],
    },
    {
      title: named("Трек-номер", "Trek raqami", "Tracking number"),
      cell: ({ trackingNumber }) => trackingNumber,
    },
    {
      title: named("Опоздала с приёмом", "Qabul qilish kechikkan", "Accepted too late"),
      cell: ({ late }) => yesNo(late),
    },
    { title: named("Оформлен", "Berilgan", "Ordered"), cell: ({ createdAt }) => minute(createdAt) },
  ],
});

export const shopsExport = defineListExport({
  name: "shops",
  findIds: findShopIds,
  read: readAdministeredShops,
  idOf: (one) => one.id,
  columns: [
    { title: id, width: 34, cell: (one) => one.id },
    { title: named("Название", "Nomi", "Name"), width: 28, cell: ({ name }) => name },
    {
      title: named("Адрес на сайте", "Saytdagi manzil", "Address on the site"),
      width: 28,
      cell: ({ slug }) => slug,
    },
    { title: status, cell: (one) => shopStatusTexts[one.status] },
    {
      title: named("Почему приостановлен", "Nega toʻxtatilgan", "Why suspended"),
      width: 32,
      cell: ({ suspendedReason }) => suspendedReason,
    },
    { title: named("Владелец", "Egasi", "Owner"), width: 28, cell: ({ owner }) => owner?.name },
    { title: email, width: 32, cell: ({ owner }) => owner?.email },
    {
      title: named("Наличные получает", "Naqd pulni oladi", "Cash goes to"),
      cell: ({ cashCollector }) => collectorTexts[cashCollector],
    },
    {
      title: named("Опубликовано товаров", "Eʼlon qilingan mahsulotlar", "Published products"),
      cell: ({ productCount }) => productCount,
    },
    { title: named("Баланс, сум", "Balans, soʻm", "Balance, sum"), cell: ({ balance }) => balance },
    { title: named("Открыт", "Ochilgan", "Opened"), cell: ({ joinedAt }) => minute(joinedAt) },
  ],
});
