import { findApplicationIds, readReviewedApplications } from "../application/read-applications.ts";
import { findMessageIds, readContactMessages } from "../contact-message/administered-messages.ts";
import { findReviewIds, readAdministeredReviews } from "../review/administered-reviews.ts";
import { findUserIds, readUsersOf } from "../users/read-users.ts";
import {
  applicationStatusTexts,
  businessTexts,
  localized,
  messageStatusTexts,
  minute,
  named,
  reviewStatusTexts,
  roleTexts,
  stateTexts,
  topicTexts,
  yesNo,
} from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

const id = named("ID", "ID", "ID");
const name = named("Имя", "Ism", "Name");
const email = named("E-mail", "E-mail", "E-mail");
const phone = named("Телефон", "Telefon", "Phone");
const status = named("Статус", "Holat", "Status");
const shop = named("Магазин", "Doʻkon", "Shop");

export const usersExport = defineListExport({
  name: "users",
  findIds: findUserIds,
  read: readUsersOf,
  idOf: (user) => user.id,
  columns: [
    { title: id, width: 34, cell: (user) => user.id },
    { title: name, width: 28, cell: (user) => user.name },
    { title: email, width: 32, cell: (user) => user.email },
    { title: phone, cell: (user) => user.phone },
    { title: named("Роль", "Rol", "Role"), cell: ({ role }) => roleTexts[role] },
    { title: shop, width: 28, cell: (user) => user.shop?.name },
    { title: status, cell: ({ blocked }) => stateTexts[blocked ? "blocked" : "active"] },
    {
      title: named("Причина блокировки", "Bloklash sababi", "Reason of the block"),
      width: 32,
      cell: ({ blockedReason }) => blockedReason,
    },
    { title: named("Заказов", "Buyurtmalar", "Orders"), cell: ({ orders }) => orders },
    { title: named("Потратил, сум", "Sarflagan, soʻm", "Spent, sum"), cell: ({ spent }) => spent },
    {
      title: named("Последний вход", "Oxirgi tashrif", "Last seen"),
      cell: ({ lastSeenAt }) => minute(lastSeenAt),
    },
    {
      title: named("Зарегистрирован", "Roʻyxatdan oʻtgan", "Registered"),
      cell: ({ createdAt }) => minute(createdAt),
    },
  ],
});

export const applicationsExport = defineListExport({
  name: "applications",
  findIds: findApplicationIds,
  read: readReviewedApplications,
  idOf: (application) => application.id,
  columns: [
    { title: id, width: 34, cell: (application) => application.id },
    {
      title: named("Название", "Nomi", "Company"),
      width: 28,
      cell: ({ companyName }) => companyName,
    },
    {
      title: named("Форма", "Shakli", "Kind of business"),
      width: 28,
      cell: ({ businessType }) => businessTexts[businessType],
    },
    {
      title: named("Контактное лицо", "Aloqa uchun shaxs", "Contact person"),
      width: 28,
      cell: ({ contactPerson }) => contactPerson,
    },
    { title: phone, cell: (application) => application.phone },
    {
      title: email,
      width: 32,
      cell: (application) => application.email ?? application.applicant.email,
    },
    {
      title: named("Категории", "Turkumlar", "Categories"),
      width: 32,
      cell: ({ categories }, language) => categories.map((one) => localized(one.name, language)).join(", "),
    },
    {
      title: named("Что продаёт", "Nima sotadi", "What they sell"),
      width: 48,
      cell: ({ description }) => description,
    },
    { title: status, width: 22, cell: (application) => applicationStatusTexts[application.status] },
    {
      title: named("Причина отказа", "Rad etish sababi", "Reason of the rejection"),
      width: 32,
      cell: ({ reason }) => reason,
    },
    { title: shop, width: 28, cell: (application) => application.shop?.name },
    { title: named("Подана", "Yuborilgan", "Sent"), cell: ({ createdAt }) => minute(createdAt) },
    { title: named("Решена", "Hal qilingan", "Decided"), cell: ({ decidedAt }) => minute(decidedAt) },
  ],
});

export const reviewsExport = defineListExport({
  name: "reviews",
  findIds: findReviewIds,
  read: readAdministeredReviews,
  idOf: (review) => review.id,
  columns: [
    { title: id, width: 34, cell: (review) => review.id },
    {
      title: named("Товар", "Mahsulot", "Product"),
      width: 32,
      cell: ({ product }, language) => product && localized(product.name, language),
    },
    { title: shop, width: 28, cell: (review) => review.shop?.name },
    { title: named("Автор", "Muallif", "Author"), width: 22, cell: ({ author }) => author.name },
    { title: email, width: 32, cell: ({ author }) => author.account?.email },
    { title: named("Оценка", "Baho", "Rating"), width: 10, cell: ({ rating }) => rating },
    { title: named("Заголовок", "Sarlavha", "Title"), width: 28, cell: (review) => review.title },
    { title: named("Текст", "Matn", "Text"), width: 48, cell: ({ text }) => text },
    {
      title: named("Покупка подтверждена", "Xarid tasdiqlangan", "Verified purchase"),
      cell: ({ verifiedPurchase }) => yesNo(verifiedPurchase),
    },
    { title: status, cell: (review) => reviewStatusTexts[review.status] },
    {
      title: named("Причина отказа", "Rad etish sababi", "Reason of the rejection"),
      width: 32,
      cell: ({ rejectionReason }) => rejectionReason,
    },
    { title: named("Жалоб", "Shikoyatlar", "Reports"), width: 10, cell: ({ reports }) => reports.count },
    {
      title: named("Открытых жалоб", "Ochiq shikoyatlar", "Open reports"),
      width: 14,
      cell: ({ reports }) => reports.open,
    },
    { title: named("Написан", "Yozilgan", "Written"), cell: ({ createdAt }) => minute(createdAt) },
  ],
});

export const messagesExport = defineListExport({
  name: "messages",
  findIds: findMessageIds,
  read: readContactMessages,
  idOf: (message) => message.id,
  columns: [
    { title: named("Номер", "Raqam", "Number"), cell: ({ number }) => number },
    { title: named("Тема", "Mavzu", "Topic"), cell: ({ topic }) => topicTexts[topic] },
    { title: name, width: 28, cell: (message) => message.name },
    { title: email, width: 32, cell: (message) => message.email },
    { title: phone, cell: (message) => message.phone },
    { title: named("Заказ", "Buyurtma", "Order"), cell: ({ orderNumber }) => orderNumber },
    { title: named("Обращение", "Murojaat", "Message"), width: 60, cell: ({ message }) => message },
    { title: named("Язык", "Til", "Language"), width: 8, cell: (message) => message.language },
    { title: status, cell: (message) => messageStatusTexts[message.status] },
    { title: named("Получено", "Olingan", "Received"), cell: ({ createdAt }) => minute(createdAt) },
  ],
});
