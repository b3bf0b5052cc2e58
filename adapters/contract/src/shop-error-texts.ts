import type { ErrorCode } from "./error-codes.ts";
import type { Language } from "./languages.ts";
import { approvalErrorTexts } from "./approval-texts.ts";

/** Messages for failures that concern shops. */
export const shopErrorTexts = {
  ...approvalErrorTexts,
  invitation_for_another: {
    ru: "Это приглашение для другого человека. Войдите с почтой, на которую оно пришло",
    uz: "Bu taklif boshqa odam uchun. Taklif kelgan pochta bilan kiring",
    en: "This invitation is for somebody else. Sign in with the email it was sent to",
  },
  application_not_found: {
    ru: "Заявка не найдена",
    uz: "Ariza topilmadi",
    en: "Application not found",
  },
  import_not_found: {
    ru: "Импорт не найден",
    uz: "Import topilmadi",
    en: "Import not found",
  },
  payout_not_found: {
    ru: "Выплата не найдена",
    uz: "Toʻlov topilmadi",
    en: "Payout not found",
  },
  adjustment_not_found: {
    ru: "Изменение баланса не найдено",
    uz: "Balans oʻzgarishi topilmadi",
    en: "Adjustment not found",
  },
  own_adjustment: {
    ru: "Своё изменение баланса одобрить нельзя: это делает другой администратор",
    uz: "Oʻzingiz soʻragan balans oʻzgarishini maʼqullay olmaysiz: buni boshqa administrator qiladi",
    en: "You cannot approve your own adjustment: another administrator has to do it",
  },
  cash_amount_differs: {
    ru: "Сумма не совпадает с суммой посылки. Сначала уладьте разницу: частями наличные не записываются",
    uz: "Summa joʻnatma summasiga teng emas. Avval farqni hal qiling: naqd pul boʻlib yozilmaydi",
    en: "This is not the amount due for the parcel. Settle the difference first: cash is not recorded in parts",
  },
  cash_received_before: {
    ru: "Наличные за эту посылку уже записаны с другим основанием",
    uz: "Bu joʻnatmaning naqd puli boshqa asos bilan allaqachon yozilgan",
    en: "The cash for this parcel has already been recorded with another reference",
  },
  invitation_invalid: {
    ru: "Приглашение недействительно или устарело. Попросите прислать новое",
    uz: "Taklif yaroqsiz yoki eskirgan. Yangisini yuborishlarini soʻrang",
    en: "The invitation no longer works. Ask for a new one",
  },
  application_pending: {
    ru: "Ваша заявка уже рассматривается",
    uz: "Arizangiz allaqachon koʻrib chiqilmoqda",
    en: "Your application is already being reviewed",
  },
  application_decided: {
    ru: "По этой заявке уже принято решение",
    uz: "Bu ariza boʻyicha qaror allaqachon qabul qilingan",
    en: "This application has been decided already",
  },
  already_seller: {
    ru: "Этот аккаунт уже работает в магазине",
    uz: "Bu hisob allaqachon doʻkonga biriktirilgan",
    en: "This account already belongs to a shop",
  },
  shop_name_taken: {
    ru: "Магазин с таким названием уже есть. Выберите другое",
    uz: "Bunday nomli doʻkon bor. Boshqasini tanlang",
    en: "A shop with this name already exists. Choose another name",
  },
  member_exists: {
    ru: "Этот человек уже в команде магазина",
    uz: "Bu odam allaqachon doʻkon jamoasida",
    en: "This person is already in the team",
  },
  members_full: {
    ru: "В команде больше нет мест",
    uz: "Jamoada joy qolmadi",
    en: "The team is full",
  },
  owner_stays: {
    ru: "Владельца магазина нельзя убрать или сменить",
    uz: "Doʻkon egasini chiqarib yoki almashtirib boʻlmaydi",
    en: "The owner of a shop cannot be removed or changed",
  },
  sku_taken: {
    ru: "Такой артикул уже есть у другого товара магазина",
    uz: "Bunday artikul doʻkonning boshqa mahsulotida bor",
    en: "Another product of the shop has this SKU",
  },
  product_changed: {
    ru: "Товар тем временем изменил кто-то другой. Откройте его заново",
    uz: "Mahsulotni shu orada boshqa kishi oʻzgartirdi. Uni qayta oching",
    en: "Somebody else has changed the product in the meantime. Open it again",
  },
  category_exists: {
    ru: "Такая категория уже есть",
    uz: "Bunday turkum allaqachon bor",
    en: "This category already exists",
  },
  category_not_empty: {
    ru: "В категории есть товары или подкатегории: сначала перенесите их",
    uz: "Turkumda mahsulotlar yoki quyi turkumlar bor: avval ularni koʻchiring",
    en: "The category has products or subcategories: move them first",
  },
  attribute_in_use: {
    ru: "Характеристику или её значение нельзя убрать: они указаны у товаров",
    uz: "Xususiyat yoki uning qiymatini olib tashlab boʻlmaydi: ular mahsulotlarda koʻrsatilgan",
    en: "An attribute or a choice that products use cannot be removed",
  },
  product_hidden: {
    ru: "Товар скрыт администрацией: опубликовать его может только она. Причина указана в списке товаров",
    uz: "Mahsulotni maʼmuriyat yashirgan: uni faqat maʼmuriyat eʼlon qila oladi. Sababi mahsulotlar roʻyxatida",
    en: "An administrator has hidden this product, and only one can publish it. The list of products has the reason",
  },
  product_incomplete: {
    ru: "Товар заполнен не полностью, опубликовать его нельзя. Оставьте его скрытым и напишите, чего не хватает",
    uz: "Mahsulot toʻliq toʻldirilmagan, uni eʼlon qilib boʻlmaydi. Uni yashirin qoldiring va nima yetishmasligini yozing",
    en: "The product is incomplete and cannot be published. Leave it hidden and write what is missing",
  },
  stale_version: {
    ru: "Тем временем это изменил кто-то другой. Проверьте, как стало, и повторите",
    uz: "Shu orada buni boshqa kishi oʻzgartirdi. Yangi holatini tekshirib, qayta urining",
    en: "Somebody else has changed this in the meantime. Check what it is now and try again",
  },
  already_decided: {
    ru: "Это уже решил другой администратор",
    uz: "Bu haqda boshqa administrator qaror qilib boʻlgan",
    en: "Another administrator has already decided this",
  },
  moderation_item_not_found: {
    ru: "Это больше не ждёт решения: автор или магазин мог удалить это или снять с публикации",
    uz: "Bu endi qaror kutmayapti: muallif yoki doʻkon uni oʻchirgan yoki eʼlondan olgan boʻlishi mumkin",
    en: "This no longer waits for a decision: its author or shop may have deleted or unpublished it",
  },
  decision_not_found: {
    ru: "Такого решения нет",
    uz: "Bunday qaror yoʻq",
    en: "There is no such decision",
  },
  undo_expired: {
    ru: "Отменить уже нельзя: время вышло",
    uz: "Endi bekor qilib boʻlmaydi: vaqt tugadi",
    en: "It is too late to undo this",
  },
  undo_refused: {
    ru: "Отменить нельзя: после решения что-то изменилось",
    uz: "Bekor qilib boʻlmaydi: qarordan keyin nimadir oʻzgargan",
    en: "This cannot be undone: something has changed since the decision",
  },
  stock_reserved: {
    ru: "Вариант нельзя убрать, пока на него есть заказы: сначала отправьте или отмените их",
    uz: "Buyurtmasi bor variantni olib tashlab boʻlmaydi: avval buyurtmalarni yuboring yoki bekor qiling",
    en: "A variant with open orders cannot be removed: send or cancel the orders first",
  },
  import_under_way: {
    ru: "Дождитесь окончания предыдущего импорта или отмените его",
    uz: "Avvalgi import tugashini kuting yoki uni bekor qiling",
    en: "Wait until the previous import ends, or cancel it",
  },
  reply_final: {
    ru: "Ответ уже нельзя изменить",
    uz: "Javobni endi oʻzgartirib boʻlmaydi",
    en: "The reply can no longer be changed",
  },
  nothing_to_pay: {
    ru: "Нет выплат, готовых к отправке",
    uz: "Yuborishga tayyor toʻlovlar yoʻq",
    en: "There are no payouts ready to be sent",
  },
  role_by_application: {
    ru: "Продавцом становятся по заявке: одобрите заявку этого человека",
    uz: "Sotuvchi boʻlish uchun ariza beriladi: bu odamning arizasini maʼqullang",
    en: "A buyer becomes a seller by applying: approve this person’s application",
  },
  role_of_seller: {
    ru: "Этот человек работает в магазине. Сначала он должен выйти из команды магазина",
    uz: "Bu odam doʻkonda ishlaydi. Avval u doʻkon jamoasidan chiqishi kerak",
    en: "This person works for a shop and has to leave its team first",
  },
  last_owner: {
    ru: "Это единственный владелец. Сначала сделайте владельцем кого-то ещё",
    uz: "Bu yagona ega. Avval boshqa bir kishini ham ega qiling",
    en: "This is the only owner. Make somebody else an owner first",
  },
  administrator_exists: {
    ru: "Этот человек уже администратор: найдите его в команде",
    uz: "Bu odam allaqachon administrator: uni jamoadan toping",
    en: "This person is already an administrator: find them in the team",
  },
  account_exists: {
    ru: "С этой почтой уже есть аккаунт. Войдите в него и примите приглашение",
    uz: "Bu pochta bilan hisob bor. Unga kiring va taklifni qabul qiling",
    en: "There is already an account with this email. Sign in to it and accept the invitation",
  },
  account_without_login: {
    ru: "У этого аккаунта нет входа, поэтому от его имени магазин никто не видит",
    uz: "Bu hisobga kirish yoʻq, shuning uchun uning nomidan doʻkonni hech kim koʻrmaydi",
    en: "This account has no sign-in, so nobody sees the shop as it",
  },
  administrator_not_viewed: {
    ru: "От имени администратора смотреть нельзя: только от имени покупателя или продавца",
    uz: "Administrator nomidan koʻrib boʻlmaydi: faqat xaridor yoki sotuvchi nomidan",
    en: "You cannot see the shop as an administrator, only as a buyer or a seller",
  },
  product_not_hidden: {
    ru: "Товар уже не скрыт: отвечать не на что",
    uz: "Mahsulot endi yashirilmagan: javob berishning hojati yoʻq",
    en: "The product is not hidden any more: there is nothing to answer",
  },
  answer_waits: {
    ru: "Ваш ответ уже ждёт решения. Новый можно написать после него",
    uz: "Javobingiz qaror kutmoqda. Yangisini undan keyin yozish mumkin",
    en: "Your answer waits for a decision. You can write another one after it",
  },
  own_account: {
    ru: "Со своим аккаунтом этого сделать нельзя: попросите другого администратора",
    uz: "Buni oʻz hisobingiz bilan qila olmaysiz: boshqa administratordan soʻrang",
    en: "You cannot do this to your own account: ask another administrator",
  },
  account_blocked: {
    ru: "Аккаунт этого человека заблокирован",
    uz: "Bu odamning hisobi bloklangan",
    en: "This person’s account is blocked",
  },
  seller_away: {
    ru: "Магазин одного из товаров сейчас на перерыве и не принимает заказы",
    uz: "Mahsulotlardan birining doʻkoni hozir tanaffusda va buyurtma qabul qilmaydi",
    en: "The shop of one of the products is on holiday and takes no orders",
  },
  not_delivered: {
    ru: "Один из магазинов не доставляет в этот город",
    uz: "Doʻkonlardan biri bu shaharga yetkazib bermaydi",
    en: "One of the shops does not deliver to this city",
  },
  own_shop: {
    ru: "Это товары вашего магазина: у себя купить нельзя",
    uz: "Bu oʻz doʻkoningiz mahsulotlari: oʻzingizdan sotib ololmaysiz",
    en: "These products are from your own shop, and you cannot buy from it",
  },
  order_too_large: {
    ru: "Сумма одного заказа слишком велика. Разделите его на несколько",
    uz: "Bitta buyurtma summasi juda katta. Uni bir nechtaga boʻling",
    en: "The total of one order is too large. Split it into several",
  },
  account_has_shop: {
    ru: "За аккаунтом числится магазин. Сначала закройте его через поддержку",
    uz: "Bu hisobga doʻkon biriktirilgan. Avval uni yordam xizmati orqali yoping",
    en: "A shop belongs to this account. Ask support to close it first",
  },
  money_owed: {
    ru: "Мы ещё не вернули вам деньги за заказ. Аккаунт можно будет удалить, когда они вернутся",
    uz: "Buyurtmangiz puli sizga hali qaytarilmagan. Pul qaytgach, hisobni oʻchirish mumkin",
    en: "We still owe you money for an order. The account can be deleted once it has been returned",
  },
  refund_recorded: {
    ru: "По этому возврату уже записан другой перевод. Проверьте, не ушли ли деньги дважды",
    uz: "Bu qaytarish boʻyicha boshqa oʻtkazma yozilgan. Pul ikki marta oʻtkazilmaganini tekshiring",
    en: "Another transfer has already been recorded for this refund. Check that the money was not sent twice",
  },
  refund_given_twice: {
    ru: "Платёжная система уже вернула эти деньги. Ваш перевод записан: попросите покупателя вернуть лишнее",
    uz: "Toʻlov tizimi bu pulni allaqachon qaytargan. Oʻtkazmangiz yozildi: ortiqchasini xaridordan qaytarishni soʻrang",
    en: "The payment system has already refunded this money. Your transfer is recorded: ask the buyer to return the excess",
  },
  own_product: {
    ru: "Отзыв о своём товаре оставить нельзя",
    uz: "Oʻz mahsulotingizga sharh yozib boʻlmaydi",
    en: "You cannot review your own product",
  },
} satisfies Partial<Record<ErrorCode, Record<Language, string>>>;
