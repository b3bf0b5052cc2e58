import type { ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import { asSentence, byGateway, type Wording } from "./wording.ts";

const cancelledBy = {
  buyer: "Вы отменили его.",
  seller: "Его отменил продавец.",
  admin: "Его отменила поддержка Bezak.",
  system: "Он отменён автоматически.",
};

const parcelCancelledBy = {
  buyer: "Вы отменили её.",
  seller: "Её отменил продавец.",
  admin: "Её отменила поддержка Bezak.",
  system: "Она отменена автоматически.",
};

const shopCancelledBy = {
  buyer: "покупатель передумал.",
  seller: "вы отменили её.",
  admin: "её отменила поддержка Bezak.",
  system: "она отменена автоматически.",
};

/** What an administrator can change of a product. */
const parts: Record<EditedProductPart, string> = {
  name: "название",
  description: "описание",
  category: "категория",
  brand: "бренд",
  pictures: "фото",
  attributes: "характеристики",
  variants: "варианты",
  price: "цена",
  stock: "остаток",
  fiscal_codes: "фискальные коды",
};

const because = (reason: string | null) => (reason ? ` Причина: ${asSentence(reason)}` : "");

/** The beginning of a sentence: what was requested. */
const actOf: Record<ApprovalKind, (number: string) => string> = {
  payout: (number) => `Выплата ${number}`,
  parcel_cancellation: (number) => `Отмена посылки ${number} с возвратом денег`,
  line_cancellation: (number) => `Отмена товара в посылке ${number} с возвратом денег`,
  return_refund: (number) => `Деньги за возврат по посылке ${number}`,
  refund_payment: (number) => `Перевод покупателю по заказу ${number}`,
};

export const ru: Wording = {
  unnamed: { product: "товар", seller: "Продавец", member: "Новый участник" },
  unknown: { title: "Уведомление", text: "Подробностей этого уведомления больше нет." },
  order_placed: ({ number, total }, { sum }) => ({
    title: `Заказ ${number} оформлен`,
    text: `На сумму ${sum(total)}. Что с ним сейчас, видно на его странице.`,
  }),
  order_cancelled: ({ number, actor }) => ({
    title: `Заказ ${number} отменён`,
    text: `${cancelledBy[actor]} Если вы платили, деньги вернём.`,
  }),
  cancellation_refund_owed: ({ number, amount }, { sum }) => ({
    title: "Куда вернуть деньги?",
    text: `Заказ ${number}: должны вам ${sum(amount)} за отменённое. Укажите на странице заказа карту или счёт, куда перевести деньги.`,
  }),
  parcel_confirmed: ({ parcelNumber }, { seller }) => ({
    title: "Продавец подтвердил посылку",
    text: `${seller} скоро начнёт собирать посылку ${parcelNumber}.`,
  }),
  parcel_processing: ({ parcelNumber }, { seller }) => ({
    title: "Посылку собирают",
    text: `${seller} собирает посылку ${parcelNumber}.`,
  }),
  parcel_shipped: ({ parcelNumber, trackingNumber }) => ({
    title: "Посылка в пути",
    text: trackingNumber
      ? `Посылка ${parcelNumber} отправлена. Номер отправления: ${trackingNumber}.`
      : `Посылка ${parcelNumber} отправлена и скоро будет у вас.`,
  }),
  parcel_delivered: ({ parcelNumber }) => ({
    title: "Посылка доставлена",
    text: `Посылка ${parcelNumber} у вас. Вернуть покупку можно в течение 14 дней.`,
  }),
  parcel_cancelled: ({ parcelNumber, actor }) => ({
    title: "Посылка отменена",
    text: `Посылка ${parcelNumber}: ${lower(parcelCancelledBy[actor])} Остальные части заказа остаются в силе.`,
  }),
  payment_paid: ({ number, amount }, { sum }) => ({
    title: "Оплата получена",
    text: `Заказ ${number}: получено ${sum(amount)}.`,
  }),
  payment_failed: ({ number, amount }, { sum }) => ({
    title: "Оплата не прошла",
    text: `Заказ ${number}: ${sum(amount)} не списаны. Попробуйте оплатить ещё раз.`,
  }),
  payment_refunded: ({ number, amount }, { sum }) => ({
    title: "Деньги возвращены",
    text: `Заказ ${number}: вернули ${sum(amount)}.`,
  }),
  return_opened: ({ number, reason }) => ({
    title: "Для вас оформили возврат",
    text: `Заказ ${number}: возврат оформила поддержка Bezak.${because(reason)} Пока продавец не ответил, его можно отозвать на странице заказа.`,
  }),
  return_approved: ({ number }) => ({
    title: "Возврат одобрен",
    text: `Заказ ${number}: передайте товар продавцу, как описано на странице заказа.`,
  }),
  return_rejected: ({ number, reason }) => ({
    title: "Возврат отклонён",
    text: `Заказ ${number}: продавец отклонил возврат.${because(reason)}`,
  }),
  return_received: ({ number }) => ({
    title: "Продавец получил возврат",
    text: `Заказ ${number}: товар у продавца, он проверит его и примет возврат.`,
  }),
  return_refund_owed: ({ number, amount }, { sum }) => ({
    title: "Возврат принят",
    text: `Заказ ${number}: переводим вам ${sum(amount)}. Напишем, когда деньги отправлены.`,
  }),
  refund_account_changed: ({ number, digits }) => ({
    title: "Счёт для возврата денег изменён",
    text: `Заказ ${number}: деньги вернутся на карту или счёт, который заканчивается на ${digits}. Если это были не вы, задайте новый пароль и напишите нам.`,
  }),
  review_published: (_, { product }) => ({
    title: "Отзыв опубликован",
    text: `Ваш отзыв о «${product}» теперь видят все. Спасибо!`,
  }),
  review_rejected: ({ reason }, { product }) => ({
    title: "Отзыв не опубликован",
    text: `Отзыв о «${product}» не прошёл проверку.${because(reason)}`,
  }),
  review_replied: (_, { product }) => ({
    title: "Продавец ответил на отзыв",
    text: `Посмотрите ответ на ваш отзыв о «${product}».`,
  }),
  price_dropped: ({ from, to }, { product, sum }) => ({
    title: "Цена в избранном снизилась",
    text: `«${product}» теперь ${sum(to)} вместо ${sum(from)}.`,
  }),
  application_received: () => ({
    title: "Заявка на продажу получена",
    text: "Мы рассмотрим её и напишем вам о решении.",
  }),
  application_approved: () => ({
    title: "Ваш магазин открыт",
    text: "Заявка на продажу одобрена. Заполните профиль магазина и добавьте первый товар.",
  }),
  application_rejected: ({ reason }) => ({
    title: "Заявка на продажу отклонена",
    text: `Заявка не прошла проверку.${because(reason)} Исправьте её и подайте снова.`,
  }),
  shop_suspended: ({ reason }) => ({
    title: "Магазин приостановлен",
    text: `Товары вашего магазина не видны покупателям.${because(reason)} Начатые заказы нужно довести до конца.`,
  }),
  shop_resumed: () => ({
    title: "Магазин снова работает",
    text: "Товары вашего магазина снова видны покупателям.",
  }),
  member_joined: ({ member }) => ({
    title: "В команде новый участник",
    text: `${member} теперь в команде вашего магазина.`,
  }),
  payout_account_changed: ({ digits }) => ({
    title: "Счёт для выплат изменён",
    text: `${digits ? `Деньги вашего магазина теперь пойдут на счёт, который заканчивается на ${digits}.` : "Счёт для выплат вашего магазина удалён."} Если это были не вы, задайте новый пароль и напишите нам.`,
  }),
  shop_parcel_new: ({ parcelNumber, amount }, { sum }) => ({
    title: "Новый заказ",
    text: `Посылка ${parcelNumber}, товары на ${sum(amount)}. Примите её в течение 24 часов.`,
  }),
  shop_parcel_waiting: ({ parcelNumber, amount }, { sum }) => ({
    title: "Заказ ждёт вас",
    text: `Посылка ${parcelNumber} на ${sum(amount)} ещё не принята. Осталось меньше 12 часов.`,
  }),
  shop_parcel_cancelled: ({ parcelNumber, actor }) => ({
    title: "Посылка отменена",
    text: `Посылка ${parcelNumber}: ${shopCancelledBy[actor]} Отправлять её не нужно.`,
  }),
  shop_parcel_refunded: ({ parcelNumber, amount }, { sum }) => ({
    title: "Покупателю вернули деньги",
    text: `Посылка ${parcelNumber}: платёжная система вернула покупателю ${sum(amount)}. За эту посылку магазин ничего не получит: верните товар или напишите в поддержку Bezak.`,
  }),
  shop_return_requested: ({ parcelNumber, amount }, { sum }) => ({
    title: "Покупатель просит возврат",
    text: `Посылка ${parcelNumber}: товары на ${sum(amount)}. Посмотрите причину и решите.`,
  }),
  shop_return_opened: ({ parcelNumber, amount, reason }, { sum }) => ({
    title: "Поддержка оформила возврат",
    text: `Посылка ${parcelNumber}: покупатель возвращает товары на ${sum(amount)}.${because(reason)} Посмотрите и решите.`,
  }),
  admin_sent_refunded: ({ number, amount }, { sum }) => ({
    title: "Оплату вернули после отправки товара",
    text: `Заказ ${number}: платёжная система вернула покупателю ${sum(amount)}. За отправленное магазин ничего не получит: помогите ему вернуть товар.`,
  }),
  admin_receipt_missing: ({ number, amount, reason }, { sum }) => ({
    title: "У оплаты нет фискального чека",
    text: `Заказ ${number}, ${sum(amount)}: за двое суток Click не выдал чек.${because(reason)} Найдите платёж в кабинете Click и исправьте чек там.`,
  }),
  admin_payments_differ: ({ others, receipts }) => ({
    title: "Платежи нужно проверить",
    text: [
      ...(Object.keys(receipts).length > 0 ? [`Без фискального чека: ${byGateway(receipts)}.`] : []),
      ...(others > 0 ? [`Других расхождений: ${others}.`] : []),
      "Список и что делать: команда npm run reconcile.",
    ].join(" "),
  }),
  admin_adjustment_waiting: ({ amount }, { sum, seller }) => ({
    title: "Изменение баланса ждёт решения",
    text: `${seller}: ${amount < 0 ? "списать" : "начислить"} ${sum(Math.abs(amount))}. Одобрить или отклонить должен второй администратор.`,
  }),
  admin_adjustment_approved: ({ amount }, { sum, seller }) => ({
    title: "Изменение баланса одобрено",
    text: `${seller}: ${amount < 0 ? "списано" : "начислено"} ${sum(Math.abs(amount))}.`,
  }),
  admin_adjustment_refused: ({ amount }, { sum, seller }) => ({
    title: "Изменение баланса отклонено",
    text: `${seller}: ${sum(Math.abs(amount))} не ${amount < 0 ? "списаны" : "начислены"}, баланс прежний.`,
  }),
  admin_approval_waiting: ({ act, number, amount }, { sum }) => ({
    title: "Нужно одобрение второго администратора",
    text: `${actOf[act](number)}: ${sum(amount)}. Одобрите или отклоните.`,
  }),
  admin_approval_approved: ({ act, number, amount }, { sum }) => ({
    title: "Ваш запрос одобрен",
    text: `${actOf[act](number)}: ${sum(amount)}. Второй администратор одобрил, действие выполняется.`,
  }),
  admin_approval_refused: ({ act, number, amount, reason }, { sum }) => ({
    title: "Ваш запрос отклонён",
    text: `${actOf[act](number)}: ${sum(amount)}. Ничего не изменилось.${because(reason)}`,
  }),
  admin_approval_expired: ({ act, number, amount }, { sum }) => ({
    title: "Ваш запрос никто не решил",
    text: `${actOf[act](number)}: ${sum(amount)}. Срок истёк, ничего не изменилось. Запрос можно отправить снова.`,
  }),
  payout_paid: ({ payoutNumber, amount }, { sum }) => ({
    title: "Выплата проведена",
    text: `Выплата ${payoutNumber}: ${sum(amount)} отправлено на ваш счёт.`,
  }),
  payout_failed: ({ payoutNumber, amount, reason }, { sum }) => ({
    title: "Выплата не прошла",
    text: `Выплата ${payoutNumber}: ${sum(amount)} снова на балансе магазина.${because(reason)} Проверьте реквизиты, мы попробуем ещё раз.`,
  }),
  product_hidden: ({ productName, reason }) => ({
    title: "Товар скрыт администратором",
    text: `Покупатели больше не видят «${productName}».${because(reason)} Исправьте товар и ответьте на его странице: администратор посмотрит ещё раз.`,
  }),
  product_still_hidden: ({ productName, reason }) => ({
    title: "Товар остаётся скрытым",
    text: `Администратор не показал «${productName}» снова.${because(reason)}`,
  }),
  product_shown: ({ productName }) => ({
    title: "Товар больше не скрыт",
    text: `Администратор снял запрет с «${productName}». Если это черновик, опубликуйте его.`,
  }),
  product_edited: ({ productName, changed, reason }) => ({
    title: "Администратор изменил товар",
    text: `«${productName}»: ${changed.map((part) => parts[part]).join(", ")}.${because(reason)}`,
  }),
  admin_product_answered: ({ productName }) => ({
    title: "Магазин ответил о скрытом товаре",
    text: `«${productName}»: прочтите ответ и решите, показать ли товар снова.`,
  }),
  account_viewed: ({ reason }) => ({
    title: "Администратор смотрит магазин от вашего имени",
    text: `Десять минут или меньше администратор Bezak видит магазин так, как его видите вы. Изменить он ничего не может.${because(reason)} Все такие просмотры перечислены в настройках.`,
  }),
  welcome: () => ({
    title: "Добро пожаловать в Bezak",
    text: "Здесь будут новости о ваших заказах, отзывах и снижении цен в избранном.",
  }),
};

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
