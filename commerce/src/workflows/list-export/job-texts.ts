import type { JobKind, JobStatus } from "@bezak/contract/job-kinds.ts";
import { named } from "./cell-texts.ts";

export const jobKindTexts = {
  hide_products: named("Скрыть товары", "Mahsulotlarni yashirish", "Hide products"),
  show_products: named(
    "Показать скрытые товары",
    "Yashirilgan mahsulotlarni koʻrsatish",
    "Show hidden products",
  ),
  move_products: named(
    "Перенести товары в категорию",
    "Mahsulotlarni turkumga koʻchirish",
    "Move products to a category",
  ),
  block_users: named("Заблокировать пользователей", "Foydalanuvchilarni bloklash", "Block users"),
  unblock_users: named(
    "Разблокировать пользователей",
    "Foydalanuvchilarni blokdan chiqarish",
    "Unblock users",
  ),
  publish_reviews: named("Опубликовать отзывы", "Sharhlarni eʼlon qilish", "Publish reviews"),
  reject_reviews: named("Отклонить отзывы", "Sharhlarni rad etish", "Reject reviews"),
  approve_applications: named(
    "Одобрить заявки и открыть магазины",
    "Arizalarni maʼqullash va doʻkonlarni ochish",
    "Approve applications and open the shops",
  ),
  reject_applications: named("Отклонить заявки", "Arizalarni rad etish", "Reject applications"),
  answer_messages: named(
    "Отметить ответ на обращения",
    "Murojaatlarga javob berildi deb belgilash",
    "Mark messages as answered",
  ),
  close_messages: named("Закрыть обращения", "Murojaatlarni yopish", "Close messages"),
  reopen_messages: named("Открыть обращения снова", "Murojaatlarni qayta ochish", "Open messages again"),
  confirm_parcels: named(
    "Принять посылки за магазины",
    "Joʻnatmalarni doʻkonlar oʻrniga qabul qilish",
    "Accept parcels for their shops",
  ),
  pack_parcels: named("Начать сборку посылок", "Joʻnatmalarni yigʻishni boshlash", "Start packing parcels"),
  ship_parcels: named(
    "Отметить отправку посылок",
    "Joʻnatmalar joʻnatilganini belgilash",
    "Mark parcels as sent",
  ),
  note_parcels: named("Добавить заметку к заказам", "Buyurtmalarga eslatma qoʻshish", "Add a note to orders"),
  mail_parcels: named(
    "Повторить письма о заказах",
    "Buyurtmalar haqidagi xatlarni qayta yuborish",
    "Send mails about orders again",
  ),
  pay_payouts: named(
    "Отметить выплаты как выплаченные",
    "Doʻkonlarga toʻlovlarni toʻlangan deb belgilash",
    "Mark payouts as paid",
  ),
} as const satisfies Record<JobKind, unknown>;

/** Of jobs that undo one of this kind. */
export const jobUndoingTexts = {
  hide_products: named(
    "Отмена: скрытые товары",
    "Bekor qilish: yashirilgan mahsulotlar",
    "Undo: hidden products",
  ),
  show_products: named(
    "Отмена: показанные товары",
    "Bekor qilish: koʻrsatilgan mahsulotlar",
    "Undo: shown products",
  ),
  move_products: named(
    "Отмена: категории товаров",
    "Bekor qilish: mahsulotlar turkumlari",
    "Undo: categories of products",
  ),
  block_users: named("Отмена: блокировки", "Bekor qilish: bloklashlar", "Undo: blocks"),
  unblock_users: named("Отмена: разблокировки", "Bekor qilish: blokdan chiqarishlar", "Undo: unblocks"),
  publish_reviews: named(
    "Отмена: опубликованные отзывы",
    "Bekor qilish: eʼlon qilingan sharhlar",
    "Undo: published reviews",
  ),
  reject_reviews: named(
    "Отмена: отклонённые отзывы",
    "Bekor qilish: rad etilgan sharhlar",
    "Undo: rejected reviews",
  ),
  approve_applications: named(
    "Отмена: одобренные заявки",
    "Bekor qilish: maʼqullangan arizalar",
    "Undo: approved applications",
  ),
  reject_applications: named(
    "Отмена: отклонённые заявки",
    "Bekor qilish: rad etilgan arizalar",
    "Undo: rejected applications",
  ),
  answer_messages: named(
    "Отмена: отвеченные обращения",
    "Bekor qilish: javob berilgan murojaatlar",
    "Undo: answered messages",
  ),
  close_messages: named(
    "Отмена: закрытые обращения",
    "Bekor qilish: yopilgan murojaatlar",
    "Undo: closed messages",
  ),
  reopen_messages: named(
    "Отмена: снова открытые обращения",
    "Bekor qilish: qayta ochilgan murojaatlar",
    "Undo: messages opened again",
  ),
  confirm_parcels: named(
    "Отмена: приём посылок",
    "Bekor qilish: joʻnatmalarni qabul qilish",
    "Undo: accepted parcels",
  ),
  pack_parcels: named(
    "Отмена: сборка посылок",
    "Bekor qilish: joʻnatmalarni yigʻish",
    "Undo: parcels being packed",
  ),
  ship_parcels: named(
    "Отмена: отправка посылок",
    "Bekor qilish: joʻnatmalarni joʻnatish",
    "Undo: sent parcels",
  ),
  note_parcels: named("Отмена: заметки", "Bekor qilish: eslatmalar", "Undo: notes"),
  mail_parcels: named("Отмена: письма", "Bekor qilish: xatlar", "Undo: mails"),
  pay_payouts: named("Отмена: выплаты", "Bekor qilish: toʻlovlar", "Undo: payouts"),
} as const satisfies Record<JobKind, unknown>;

export const jobStatusTexts = {
  running: named("выполняется", "bajarilmoqda", "running"),
  done: named("закончено", "tugadi", "done"),
  cancelled: named("остановлено", "toʻxtatildi", "stopped"),
  stopped: named("прервано", "uzildi", "broken off"),
} as const satisfies Record<JobStatus, unknown>;
