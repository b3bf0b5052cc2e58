import { approvalMessages } from "@bezak/contract/approval-texts.ts";
import type { CallName } from "@bezak/contract/access-table.ts";
import type { ContactStatus } from "@bezak/contract/contact-topics.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import { parcels, returns, type Sentence } from "./status-messages.ts";

const review = ({ status }: { status: string }): Sentence =>
  status === "published"
    ? {
        ru: "Спасибо! Отзыв опубликован",
        uz: "Rahmat! Sharh eʼlon qilindi",
        en: "Thank you! Your review is published",
      }
    : {
        ru: "Спасибо! Отзыв появится после проверки",
        uz: "Rahmat! Sharh tekshiruvdan soʻng koʻrinadi",
        en: "Thank you! Your review will appear once it is checked",
      };

const contactMessages: Record<ContactStatus, Sentence> = {
  new: {
    ru: "Обращение снова отмечено как новое",
    uz: "Murojaat yana yangi deb belgilandi",
    en: "The message is marked as new again",
  },
  answered: {
    ru: "Обращение отмечено как отвеченное",
    uz: "Murojaat javob berilgan deb belgilandi",
    en: "The message is marked as answered",
  },
  closed: { ru: "Обращение закрыто", uz: "Murojaat yopildi", en: "The message is closed" },
};

const collectors: Record<CashCollector, Sentence> = {
  shop: {
    ru: "Наличные новых заказов принимает магазин",
    uz: "Yangi buyurtmalarning naqd pulini doʻkon oladi",
    en: "The shop collects the cash of new orders",
  },
  marketplace: {
    ru: "Наличные новых заказов принимает Bezak",
    uz: "Yangi buyurtmalarning naqd pulini Bezak oladi",
    en: "Bezak collects the cash of new orders",
  },
};

const ruleSet = {
  ru: "Комиссия сохранена и действует для новых заказов",
  uz: "Komissiya saqlandi va yangi buyurtmalarga qoʻllanadi",
  en: "The commission is saved and applies to new orders",
};

const productCreated = ({ status }: { status: string }) =>
  status === "draft"
    ? { ru: "Черновик сохранён", uz: "Qoralama saqlandi", en: "The draft is saved" }
    : { ru: "Товар опубликован", uz: "Mahsulot eʼlon qilindi", en: "The product is published" };

const productDeleted = { ru: "Товар удалён", uz: "Mahsulot oʻchirildi", en: "The product is deleted" };

const productHidden = {
  ru: "Товар скрыт от покупателей",
  uz: "Mahsulot xaridorlardan yashirildi",
  en: "The product is hidden from buyers",
};

const changed = {
  ru: "Изменения сохранены",
  uz: "Oʻzgarishlar saqlandi",
  en: "The changes are saved",
};

const drafted = {
  ru: "Сохранено как черновик",
  uz: "Qoralama sifatida saqlandi",
  en: "Saved as a draft",
};
const ordered = { ru: "Порядок сохранён", uz: "Tartib saqlandi", en: "The new sequence is saved" };

const invitationSent = {
  ru: "Приглашение отправлено",
  uz: "Taklif yuborildi",
  en: "The invitation is sent",
};
const settingsSaved = {
  ru: "Настройки сохранены",
  uz: "Sozlamalar saqlandi",
  en: "The settings are saved",
};

const savedView = { ru: "Вид сохранён", uz: "Koʻrinish saqlandi", en: "The view is saved" };

/** Messages for successful forwarded calls; some depend on the data. */
const messages: { [N in CallName]?: Sentence | ((data: never) => Sentence) } = {
  changeProfile: { ru: "Профиль обновлён", uz: "Profil yangilandi", en: "Your profile is saved" },
  switchOnSecondFactor: {
    ru: "Вход по коду включён",
    uz: "Kod bilan kirish yoqildi",
    en: "Sign-in codes are switched on",
  },
  switchOffSecondFactor: {
    ru: "Вход по коду выключен",
    uz: "Kod bilan kirish oʻchirildi",
    en: "Sign-in codes are switched off",
  },
  closeAccount: { ru: "Аккаунт удалён", uz: "Hisob oʻchirildi", en: "Your account is deleted" },

  apply: {
    ru: "Заявка отправлена. Мы напишем вам о решении",
    uz: "Ariza yuborildi. Qaror haqida sizga yozamiz",
    en: "Your application is sent. We will write to you about the decision",
  },
  approveApplication: { ru: "Магазин открыт", uz: "Doʻkon ochildi", en: "The shop is open" },
  rejectApplication: { ru: "Заявка отклонена", uz: "Ariza rad etildi", en: "The application is declined" },

  changeShopSettings: settingsSaved,
  changeMarketplaceSettings: settingsSaved,
  inviteMember: invitationSent,
  removeMember: { ru: "Готово", uz: "Tayyor", en: "Done" },
  acceptInvitation: {
    ru: "Вы в команде магазина",
    uz: "Siz doʻkon jamoasidasiz",
    en: "You have joined the team of the shop",
  },
  changeMember: { ru: "Роль изменена", uz: "Rol oʻzgartirildi", en: "The role is changed" },
  suspendShop: { ru: "Магазин приостановлен", uz: "Doʻkon toʻxtatildi", en: "The shop is suspended" },
  resumeShop: { ru: "Магазин снова работает", uz: "Doʻkon yana ishlamoqda", en: "The shop is selling again" },
  inviteAdministrator: invitationSent,
  withdrawAdminInvitation: {
    ru: "Приглашение отозвано",
    uz: "Taklif qaytarib olindi",
    en: "The invitation is withdrawn",
  },
  joinTeam: {
    ru: "Вы в команде. Теперь войдите",
    uz: "Siz jamoadasiz. Endi kiring",
    en: "You have joined the team. Sign in now",
  },
  acceptAdminInvitation: {
    ru: "Вы в команде. Войдите снова",
    uz: "Siz jamoadasiz. Qaytadan kiring",
    en: "You have joined the team. Sign in again",
  },
  answerHiddenProduct: {
    ru: "Ответ отправлен: его прочитает администратор",
    uz: "Javob yuborildi: uni administrator oʻqiydi",
    en: "The answer is sent: an administrator will read it",
  },
  endPersonView: { ru: "Просмотр завершён", uz: "Koʻrish tugatildi", en: "The view has ended" },
  changeUser: changed,
  deleteUser: { ru: "Аккаунт закрыт", uz: "Hisob yopildi", en: "The account is closed" },
  setCashCollector: ({ cashCollector }: { cashCollector: CashCollector }) => collectors[cashCollector],

  createCategory: { ru: "Категория создана", uz: "Turkum yaratildi", en: "The category is created" },
  changeCategory: { ru: "Категория сохранена", uz: "Turkum saqlandi", en: "The category is saved" },
  mergeCategory: {
    ru: "Категории объединены",
    uz: "Turkumlar birlashtirildi",
    en: "The categories are merged",
  },
  deleteCategory: { ru: "Категория удалена", uz: "Turkum oʻchirildi", en: "The category is deleted" },

  createSellerProduct: productCreated,
  changeSellerProducts: changed,
  changeSellerProduct: changed,
  deleteSellerProduct: productDeleted,

  createProduct: productCreated,
  changeProduct: ({ status }: { status: string }) => (status === "hidden" ? productHidden : changed),
  deleteProduct: productDeleted,

  moveParcel: ({ status }: { status: OrderStatus }) => parcels[status],
  cancelParcelLine: { ru: "Товар отменён", uz: "Mahsulot bekor qilindi", en: "The product is cancelled" },
  addOrderNote: { ru: "Заметка сохранена", uz: "Eslatma saqlandi", en: "The note is saved" },
  resendOrderMail: {
    ru: "Письмо скоро будет отправлено",
    uz: "Xat tez orada yuboriladi",
    en: "The email will be sent soon",
  },
  changeDelivery: { ru: "Адрес изменён", uz: "Manzil oʻzgartirildi", en: "The address is changed" },
  setParcelStatus: ({ status }: { status: OrderStatus }) => parcels[status],
  openReturn: { ru: "Возврат оформлен", uz: "Qaytarish rasmiylashtirildi", en: "The return is opened" },
  setReturnStatus: ({ status }: { status: ReturnStatus }) => returns[status],
  moveSellerReturn: ({ status }: { status: ReturnStatus }) => returns[status],

  writeReview: review,
  editReview: review,
  deleteReview: { ru: "Отзыв удалён", uz: "Sharh oʻchirildi", en: "Your review is deleted" },
  reportReview: {
    ru: "Спасибо, мы проверим этот отзыв",
    uz: "Rahmat, bu sharhni tekshiramiz",
    en: "Thank you, we will look at this review",
  },
  replyToReview: { ru: "Ответ опубликован", uz: "Javob eʼlon qilindi", en: "The reply is published" },

  setReviewStatus: ({ status }: { status: string }) =>
    status === "published"
      ? { ru: "Отзыв опубликован", uz: "Sharh eʼlon qilindi", en: "The review is published" }
      : { ru: "Отзыв отклонён", uz: "Sharh rad etildi", en: "The review is rejected" },

  undoModeration: { ru: "Решение отменено", uz: "Qaror bekor qilindi", en: "The decision is undone" },

  answerContactMessage: { ru: "Ответ отправлен", uz: "Javob yuborildi", en: "The answer is sent" },
  setContactMessageStatus: ({ status }: { status: ContactStatus }) => contactMessages[status],

  startJob: { ru: "Задание запущено", uz: "Topshiriq boshlandi", en: "The job has started" },
  cancelJob: { ru: "Задание остановлено", uz: "Topshiriq toʻxtatildi", en: "The job is stopped" },
  undoJob: {
    ru: "Изменения возвращаются",
    uz: "Oʻzgarishlar ortga qaytarilmoqda",
    en: "The changes are being undone",
  },

  saveView: savedView,
  changeView: savedView,
  deleteView: { ru: "Вид удалён", uz: "Koʻrinish oʻchirildi", en: "The view is deleted" },

  createBanner: { ru: "Баннер создан", uz: "Banner yaratildi", en: "The banner is created" },
  changeBanner: changed,
  orderBanners: ordered,
  deleteBanner: { ru: "Баннер удалён", uz: "Banner oʻchirildi", en: "The banner is deleted" },
  createSection: { ru: "Раздел создан", uz: "Boʻlim yaratildi", en: "The section is created" },
  changeSection: changed,
  orderSections: ordered,
  saveBannerDraft: drafted,
  saveSectionDraft: drafted,
  discardDraft: {
    ru: "Неопубликованные изменения удалены",
    uz: "Eʼlon qilinmagan oʻzgarishlar oʻchirildi",
    en: "The unpublished changes are discarded",
  },
  publishDraft: {
    ru: "Изменения опубликованы",
    uz: "Oʻzgarishlar eʼlon qilindi",
    en: "The changes are published",
  },
  rollBackContent: {
    ru: "Прежняя версия снова опубликована",
    uz: "Avvalgi versiya yana eʼlon qilindi",
    en: "The earlier version is published again",
  },
  restoreContent: {
    ru: "Восстановлено, пока выключено",
    uz: "Tiklandi, hozircha oʻchiq",
    en: "Restored, switched off for now",
  },
  deleteSection: { ru: "Раздел удалён", uz: "Boʻlim oʻchirildi", en: "The section is deleted" },

  setPayoutSettings: {
    ru: "Условия выплат сохранены",
    uz: "Toʻlov shartlari saqlandi",
    en: "The payout terms are saved",
  },
  payPayouts: {
    ru: "Выплаты отмечаются как выплаченные",
    uz: "Toʻlovlar toʻlangan deb belgilanmoqda",
    en: "The payouts are being marked as paid",
  },
  payPayout: { ru: "Выплата проведена", uz: "Toʻlov oʻtkazildi", en: "The payout is paid" },
  failPayout: {
    ru: "Деньги вернулись на баланс магазина",
    uz: "Pul doʻkon balansiga qaytdi",
    en: "The money is back on the shop’s balance",
  },
  cancelPayout: { ru: "Выплата отменена", uz: "Toʻlov bekor qilindi", en: "The payout is cancelled" },
  setCommissionRule: ruleSet,
  setDefaultCommission: ruleSet,
  removeCommissionRule: { ru: "Правило удалено", uz: "Qoida oʻchirildi", en: "The rule is removed" },
  approveAdjustment: { ru: "Баланс изменён", uz: "Balans oʻzgartirildi", en: "The balance is changed" },
  refuseAdjustment: {
    ru: "Изменение отклонено, баланс не изменился",
    uz: "Oʻzgarish rad etildi, balans oʻzgarmadi",
    en: "The adjustment is declined, the balance has not changed",
  },
  ...approvalMessages,
  recordCashReceipt: {
    ru: "Получение наличных записано",
    uz: "Naqd pul olingani yozildi",
    en: "The receipt of the cash is recorded",
  },
  payRefundOwed: ({ again }: { again: boolean }) =>
    again
      ? {
          ru: "Перевод уже был записан с этим номером",
          uz: "Oʻtkazma shu raqam bilan avval ham yozilgan",
          en: "The transfer was already recorded with this reference",
        }
      : {
          ru: "Перевод записан, покупателю сообщили",
          uz: "Oʻtkazma yozildi, xaridorga xabar berildi",
          en: "The transfer is recorded and the buyer has been notified",
        },
};

export function successMessage(name: string, data: unknown): Sentence | undefined {
  const message = messages[name as CallName];
  return typeof message === "function" ? message(data as never) : message;
}
