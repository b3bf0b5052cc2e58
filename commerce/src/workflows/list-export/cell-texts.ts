import type { ApplicationStatus, BusinessType } from "@bezak/contract/application-status.ts";
import type { ApprovalKind, ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import type { ContactStatus, ContactTopic } from "@bezak/contract/contact-topics.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { PaymentStatus } from "@bezak/contract/payment-status.ts";
import type {
  AdjustmentStatus,
  CashCollector,
  CommissionScope,
  PayoutStatus,
} from "@bezak/contract/payout-status.ts";
import type { ProductProblem, ShownProductStatus } from "@bezak/contract/product-attributes.ts";
import type { RefundReason, ReturnReason, ReturnStatus } from "@bezak/contract/return-status.ts";
import type { ReviewStatus } from "@bezak/contract/review-rules.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { UserRole } from "@bezak/contract/user-roles.ts";
import { tashkentMinute } from "../../tashkent-days.ts";
import { yesNoTexts } from "../../product-import/words/cell-texts.ts";
import type { CellText } from "./list-export.ts";

type TextsOf<Value extends string> = Readonly<Record<Value, CellText>>;

export const named = (ru: string, uz: string, en: string): CellText => ({ ru, uz, en });

export const yesNo = (value: boolean): CellText => yesNoTexts[value ? "yes" : "no"];

/** `2026-11-22 14:05` in Tashkent, which spreadsheets of every language recognize and sort. */
export const minute = (at: Date | string | null): string | null =>
  at === null ? null : tashkentMinute(new Date(at));

/** In the language of the file, else in Russian. */
export const localized = (text: LocalizedText, language: Language): string => text[language] || text.ru;

export const roleTexts: TextsOf<UserRole> = {
  customer: named("покупатель", "xaridor", "customer"),
  seller: named("продавец", "sotuvchi", "seller"),
  admin: named("администратор", "administrator", "administrator"),
};

export const stateTexts = {
  active: named("активен", "faol", "active"),
  blocked: named("заблокирован", "bloklangan", "blocked"),
};

export const shopStatusTexts = {
  active: named("работает", "ishlayapti", "active"),
  suspended: named("приостановлен", "toʻxtatilgan", "suspended"),
};

export const collectorTexts: TextsOf<CashCollector> = {
  shop: named("магазин", "doʻkon", "the shop"),
  marketplace: named("маркетплейс", "marketpleys", "the marketplace"),
};

export const productStatusTexts: TextsOf<ShownProductStatus> = {
  draft: named("черновик", "qoralama", "draft"),
  published: named("опубликован", "eʼlon qilingan", "published"),
  hidden: named("скрыт", "yashirilgan", "hidden"),
};

export const problemTexts: TextsOf<ProductProblem> = {
  no_picture: named("нет фото", "surati yoʻq", "no picture"),
  no_translation: named("нет перевода", "tarjimasi yoʻq", "not translated"),
  suspicious_price: named("подозрительная цена", "shubhali narx", "suspicious price"),
  no_fiscal_code: named("нет кода для чека", "chek kodi yoʻq", "no receipt code"),
};

export const parcelStatusTexts: TextsOf<OrderStatus> = {
  pending: named("новая", "yangi", "new"),
  confirmed: named("принята", "qabul qilingan", "accepted"),
  processing: named("собирается", "yigʻilmoqda", "being packed"),
  shipped: named("в пути", "yoʻlda", "in transit"),
  delivered: named("доставлена", "yetkazilgan", "delivered"),
  cancelled: named("отменена", "bekor qilingan", "cancelled"),
};

/** Methods of stored orders are any text. */
export const methodTexts: Readonly<Record<string, CellText>> = {
  cash: named("наличными при получении", "olganda naqd pulda", "cash on delivery"),
  card: named("банковской картой", "bank kartasi bilan", "bank card"),
  click: named("Click", "Click", "Click"),
  payme: named("Payme", "Payme", "Payme"),
  uzcard: named("UzCard", "UzCard", "UzCard"),
};

export const paymentStatusTexts: TextsOf<PaymentStatus> = {
  pending: named("ещё не оплачено", "hali toʻlanmagan", "not paid yet"),
  processing: named("оплата не завершена", "toʻlov tugallanmagan", "payment not finished"),
  paid: named("оплачено", "toʻlangan", "paid"),
  failed: named("оплата не прошла", "toʻlov oʻtmadi", "payment failed"),
  cancelled: named("оплата отменена", "toʻlov bekor qilingan", "payment cancelled"),
  refunded: named("деньги возвращены", "pul qaytarilgan", "refunded"),
};

export const deliveryTexts = {
  courier: named("курьером", "kuryer orqali", "courier"),
  pickup: named("в пункт выдачи", "topshirish punktiga", "pickup point"),
};

export const applicationStatusTexts: TextsOf<ApplicationStatus> = {
  pending: named("ждёт решения", "qaror kutilmoqda", "waiting for a decision"),
  approved: named("одобрена", "maʼqullangan", "approved"),
  rejected: named("отклонена", "rad etilgan", "rejected"),
};

export const businessTexts: TextsOf<BusinessType> = {
  individual: named("индивидуальный предприниматель", "yakka tartibdagi tadbirkor", "sole proprietor"),
  llc: named("ООО", "MChJ", "limited liability company"),
  self_employed: named("самозанятый", "oʻzini oʻzi band qilgan shaxs", "self-employed"),
};

export const reviewStatusTexts: TextsOf<ReviewStatus> = {
  pending: named("на проверке", "tekshirilmoqda", "being checked"),
  published: named("опубликован", "eʼlon qilingan", "published"),
  rejected: named("отклонён", "rad etilgan", "rejected"),
};

export const topicTexts: TextsOf<ContactTopic> = {
  general: named("общий вопрос", "umumiy savol", "general question"),
  order: named("заказ", "buyurtma", "order"),
  payment: named("оплата", "toʻlov", "payment"),
  delivery: named("доставка", "yetkazib berish", "delivery"),
  return: named("возврат", "qaytarish", "return"),
  seller: named("для продавцов", "sotuvchilar uchun", "for sellers"),
  technical: named("ошибка на сайте", "saytdagi xato", "a fault on the site"),
  other: named("другое", "boshqa", "something else"),
};

export const messageStatusTexts: TextsOf<ContactStatus> = {
  new: named("новое", "yangi", "new"),
  answered: named("отвечено", "javob berilgan", "answered"),
  closed: named("закрыто", "yopilgan", "closed"),
};

export const payoutStatusTexts: TextsOf<PayoutStatus> = {
  scheduled: named("готовится", "tayyorlanmoqda", "being prepared"),
  sent: named("в банке", "bankda", "at the bank"),
  paid: named("выплачено", "toʻlangan", "paid"),
  failed: named("не прошла", "oʻtmadi", "failed"),
  cancelled: named("отменена", "bekor qilingan", "cancelled"),
};

export const commissionScopeTexts: TextsOf<CommissionScope> = {
  default: named("все товары", "barcha mahsulotlar", "all products"),
  category: named("категория", "turkum", "category"),
  seller: named("магазин", "doʻkon", "shop"),
  seller_category: named("магазин и категория", "doʻkon va turkum", "shop and category"),
};

export const returnStatusTexts: TextsOf<ReturnStatus> = {
  requested: named("ждёт решения", "qaror kutilmoqda", "to be decided"),
  approved: named("одобрен", "maʼqullangan", "approved"),
  rejected: named("отклонён", "rad etilgan", "declined"),
  received: named("товар у продавца", "mahsulot sotuvchida", "with the seller"),
  refund_owed: named("ждёт перевода", "pul oʻtkazilishi kutilmoqda", "awaiting transfer"),
  refunded: named("деньги возвращены", "pul qaytarilgan", "refunded"),
};

export const returnReasonTexts: TextsOf<ReturnReason> = {
  defect: named("брак или поломка", "nuqsonli yoki buzilgan", "faulty or broken"),
  not_as_described: named("не соответствует описанию", "tavsifga mos emas", "not as described"),
  wrong_item: named("прислали другой товар", "boshqa mahsulot kelgan", "another item came"),
  wrong_size: named("не подошёл размер", "oʻlchami mos kelmagan", "the size does not fit"),
  changed_mind: named("передумали", "fikri oʻzgargan", "changed their mind"),
  other: named("другое", "boshqa", "something else"),
};

export const refundReasonTexts: TextsOf<RefundReason> = {
  cash_return: named("платили наличными", "naqd toʻlangan", "paid in cash"),
  gateway_refused: named("платёжная система отказала", "toʻlov tizimi rad etgan", "payment system refused"),
  in_cabinet: named("вернуть в кабинете Payme", "Payme kabinetida qaytariladi", "refund in Payme's cabinet"),
  part_of_payment: named("часть платежа", "toʻlovning bir qismi", "part of a payment"),
  late_payment: named("деньги пришли поздно", "pul kech kelgan", "money came late"),
};

export const adjustmentStatusTexts: TextsOf<AdjustmentStatus> = {
  waiting: named(
    "ждёт второго администратора",
    "ikkinchi administratorni kutmoqda",
    "waiting for a second administrator",
  ),
  approved: named("одобрена", "maʼqullangan", "approved"),
  refused: named("отклонена", "rad etilgan", "refused"),
};

export const approvalKindTexts: TextsOf<ApprovalKind> = {
  payout: named("выплата", "toʻlov", "payout"),
  parcel_cancellation: named("отмена посылки", "joʻnatmani bekor qilish", "cancelling a parcel"),
  line_cancellation: named(
    "отмена товара посылки",
    "joʻnatmadagi mahsulotni bekor qilish",
    "cancelling a product of a parcel",
  ),
  return_refund: named("деньги за возврат", "qaytarilgan mahsulot puli", "refund of a return"),
  refund_payment: named("перевод покупателю", "xaridorga pul oʻtkazish", "transfer to a buyer"),
};

export const approvalStatusTexts: TextsOf<ApprovalStatus> = {
  waiting: adjustmentStatusTexts.waiting,
  approved: named("одобрено", "maʼqullangan", "approved"),
  refused: named("отклонено", "rad etilgan", "declined"),
  withdrawn: named("отозвано", "qaytarib olingan", "withdrawn"),
  expired: named("время вышло", "muddati oʻtgan", "expired"),
};
