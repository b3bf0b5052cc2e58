import type { ErrorCode } from "./error-codes.ts";
import type { Language } from "./languages.ts";
import { fileErrorTexts } from "./file-error-texts.ts";
import { jobErrorTexts } from "./job-error-texts.ts";
import { outageErrorTexts } from "./outage-error-texts.ts";
import { shopErrorTexts } from "./shop-error-texts.ts";
import { signInErrorTexts } from "./sign-in-error-texts.ts";

/** The sentence shown for each error code; quoted from the specification where it has one. */
export const errorTexts: Record<ErrorCode, Record<Language, string>> = {
  ...shopErrorTexts,
  ...fileErrorTexts,
  ...jobErrorTexts,
  ...outageErrorTexts,
  ...signInErrorTexts,
  invalid_input: {
    ru: "Проверьте введённые данные",
    uz: "Kiritilgan maʼlumotlarni tekshiring",
    en: "Please check the entered data",
  },
  invalid_query: {
    ru: "Неверные параметры запроса",
    uz: "Soʻrov parametrlari notoʻgʻri",
    en: "The parameters of the request are wrong",
  },
  malformed_json: {
    ru: "Запрос не удалось прочитать: это не JSON",
    uz: "Soʻrovni oʻqib boʻlmadi: bu JSON emas",
    en: "The request could not be read: it is not JSON",
  },
  malformed_form: {
    ru: "Запрос не удалось прочитать: форма повреждена",
    uz: "Soʻrovni oʻqib boʻlmadi: shakl buzilgan",
    en: "The request could not be read: the form is broken",
  },
  payment_method_unavailable: {
    ru: "Этот способ оплаты сейчас недоступен",
    uz: "Bu toʻlov usuli hozir mavjud emas",
    en: "This payment method is not available now",
  },
  forbidden: {
    ru: "Недостаточно прав для этого действия",
    uz: "Bu amal uchun huquqingiz yetarli emas",
    en: "You are not allowed to do this",
  },
  view_only: {
    ru: "Вы смотрите магазин от имени другого человека: изменить ничего нельзя, файлы и защита аккаунта не показываются",
    uz: "Siz doʻkonni boshqa odam nomidan koʻryapsiz: hech narsani oʻzgartirib boʻlmaydi, fayllar va hisob himoyasi koʻrsatilmaydi",
    en: "You see the shop as somebody else: nothing can be changed, and files and the security of the account are not shown",
  },
  rank_required: {
    ru: "Ваших прав для этого недостаточно",
    uz: "Buning uchun huquqlaringiz yetarli emas",
    en: "Your rank does not permit this",
  },
  not_found: { ru: "Страница не найдена", uz: "Sahifa topilmadi", en: "Page not found" },
  product_not_found: { ru: "Товар не найден", uz: "Mahsulot topilmadi", en: "Product not found" },
  product_gone: {
    ru: "Товар больше не продаётся",
    uz: "Bu mahsulot endi sotilmaydi",
    en: "This product is no longer sold",
  },
  category_not_found: { ru: "Категория не найдена", uz: "Turkum topilmadi", en: "Category not found" },
  seller_not_found: { ru: "Продавец не найден", uz: "Sotuvchi topilmadi", en: "Seller not found" },
  order_not_found: { ru: "Заказ не найден", uz: "Buyurtma topilmadi", en: "Order not found" },
  favorite_not_found: {
    ru: "Этого товара нет в избранном",
    uz: "Bu mahsulot sevimlilar orasida yoʻq",
    en: "This product is not among your favourites",
  },
  favorite_exists: {
    ru: "Товар уже в избранном",
    uz: "Mahsulot allaqachon sevimlilar orasida",
    en: "This product is already among your favourites",
  },
  views_full: {
    ru: "У вас уже 50 сохранённых видов этого списка. Удалите ненужный",
    uz: "Bu roʻyxatning 50 ta saqlangan koʻrinishi bor. Keraksizini oʻchiring",
    en: "You already have 50 saved views of this list. Delete one that you do not need",
  },
  favorites_full: {
    ru: "В избранном может быть не больше 500 товаров",
    uz: "Sevimlilarda koʻpi bilan 500 ta mahsulot boʻlishi mumkin",
    en: "Favourites can hold 500 products at most",
  },
  notification_not_found: {
    ru: "Уведомление не найдено",
    uz: "Bildirishnoma topilmadi",
    en: "Notification not found",
  },
  review_not_found: { ru: "Отзыв не найден", uz: "Sharh topilmadi", en: "Review not found" },
  review_exists: {
    ru: "Вы уже оставили отзыв об этом товаре",
    uz: "Siz bu mahsulotga sharh yozgansiz",
    en: "You have already reviewed this product",
  },
  own_review: {
    ru: "Это ваш отзыв",
    uz: "Bu sizning sharhingiz",
    en: "This is your own review",
  },
  report_exists: {
    ru: "Вы уже пожаловались на этот отзыв",
    uz: "Siz bu sharh ustidan shikoyat qilgansiz",
    en: "You have already reported this review",
  },
  review_decided: {
    ru: "Другой администратор только что принял по этому отзыву другое решение. Обновите страницу",
    uz: "Boshqa administrator bu sharh boʻyicha hozirgina boshqa qaror qabul qildi. Sahifani yangilang",
    en: "Another administrator has just made a different decision about this review. Refresh the page",
  },
  contact_message_not_found: {
    ru: "Обращение не найдено",
    uz: "Murojaat topilmadi",
    en: "Message not found",
  },
  banner_not_found: { ru: "Баннер не найден", uz: "Banner topilmadi", en: "Banner not found" },
  banner_in_use: {
    ru: "Этот баннер показывает раздел главной страницы. Сначала измените или удалите раздел",
    uz: "Bu bannerni bosh sahifaning boʻlimi koʻrsatmoqda. Avval boʻlimni oʻzgartiring yoki oʻchiring",
    en: "A section of the home page shows this banner. Change or delete the section first",
  },
  view_not_found: { ru: "Вид не найден", uz: "Koʻrinish topilmadi", en: "View not found" },
  section_not_found: { ru: "Раздел не найден", uz: "Boʻlim topilmadi", en: "Section not found" },
  account_not_found: { ru: "Аккаунт не найден", uz: "Hisob topilmadi", en: "Account not found" },
  session_not_found: { ru: "Сеанс не найден", uz: "Seans topilmadi", en: "Session not found" },
  return_not_found: {
    ru: "Заявка на возврат не найдена",
    uz: "Qaytarish soʻrovi topilmadi",
    en: "The return was not found",
  },
  payment_not_found: {
    ru: "Платёж не найден",
    uz: "Toʻlov topilmadi",
    en: "The payment was not found",
  },
  too_late_to_cancel: {
    ru: "Отменить уже нельзя: продавец собирает заказ или отправил его",
    uz: "Endi bekor qilib boʻlmaydi: sotuvchi buyurtmani yigʻmoqda yoki yuborgan",
    en: "It is too late to cancel: the seller is packing the order or has sent it",
  },
  too_late_to_return: {
    ru: "Вернуть можно только доставленное и в течение 14 дней",
    uz: "Faqat yetkazilgan mahsulotni 14 kun ichida qaytarish mumkin",
    en: "Only what was delivered can be returned, within 14 days",
  },
  too_many_to_return: {
    ru: "Столько вернуть нельзя: часть уже возвращается",
    uz: "Buncha qaytarib boʻlmaydi: bir qismi allaqachon qaytarilmoqda",
    en: "That many cannot be returned: some are being returned already",
  },
  return_decided: {
    ru: "Заявку уже рассмотрели, изменить её нельзя",
    uz: "Soʻrov koʻrib chiqilgan, uni oʻzgartirib boʻlmaydi",
    en: "The return was already decided and cannot be changed",
  },
  method_not_allowed: {
    ru: "Этот адрес не поддерживает такой метод запроса",
    uz: "Bu manzil bunday soʻrov usulini qoʻllamaydi",
    en: "This address does not support that method",
  },
  conflict: {
    ru: "Данные изменились. Обновите страницу и повторите",
    uz: "Maʼlumotlar oʻzgardi. Sahifani yangilab, qayta urining",
    en: "The data has changed. Refresh the page and try again",
  },
  email_taken: {
    ru: "Аккаунт с таким email уже существует",
    uz: "Bunday email bilan hisob allaqachon mavjud",
    en: "An account with this email already exists",
  },
  email_unconfirmed: {
    ru: "Сначала подтвердите почту кодом из письма",
    uz: "Avval pochtangizni xatdagi kod bilan tasdiqlang",
    en: "First confirm your email with the code that we sent to it",
  },
  orders_under_way: {
    ru: "У вас есть заказы в пути или незавершённый возврат. Аккаунт можно удалить после них",
    uz: "Yoʻldagi buyurtmangiz yoki tugallanmagan qaytarish bor. Hisobni ular tugagach oʻchirish mumkin",
    en: "You have orders in transit or an unfinished return. The account can be deleted once they are completed",
  },
  out_of_stock: {
    ru: "Некоторых товаров нет в нужном количестве",
    uz: "Ayrim mahsulotlar kerakli miqdorda qolmagan",
    en: "Some products are not available in the quantity you want",
  },
  price_changed: {
    ru: "Цены изменились. Проверьте заказ ещё раз",
    uz: "Narxlar oʻzgardi. Buyurtmani yana bir bor tekshiring",
    en: "Prices have changed. Please check your order again",
  },
  body_too_large: {
    ru: "Запрос слишком большой",
    uz: "Soʻrov hajmi juda katta",
    en: "The request is too large",
  },
  unsupported_media_type: {
    ru: "Запрос должен быть в формате JSON",
    uz: "Soʻrov JSON formatida boʻlishi kerak",
    en: "The request has to be JSON",
  },
  form_expected: {
    ru: "Файл нужно отправить формой multipart/form-data",
    uz: "Faylni multipart/form-data shaklida yuborish kerak",
    en: "The file has to be sent as multipart/form-data",
  },
  payment_in_progress: {
    ru: "Оплата уже идёт. Дождитесь её окончания или отмените её там, где платите",
    uz: "Toʻlov ketmoqda. Tugashini kuting yoki toʻlayotgan joyingizda bekor qiling",
    en: "A payment is in progress. Wait until it ends, or cancel it where you are paying",
  },
  already_paid: {
    ru: "Заказ уже оплачен",
    uz: "Buyurtma uchun allaqachon toʻlangan",
    en: "The order is already paid",
  },
  payment_closed: {
    ru: "Оплатить уже нельзя: заказ отменён или время на оплату вышло",
    uz: "Endi toʻlab boʻlmaydi: buyurtma bekor qilingan yoki toʻlov vaqti tugagan",
    en: "It can no longer be paid: the order was cancelled, or the time to pay is over",
  },
  card_refused: {
    ru: "Банк отклонил карту. Проверьте данные или возьмите другую карту",
    uz: "Bank kartani rad etdi. Maʼlumotlarni tekshiring yoki boshqa karta tanlang",
    en: "The bank declined the card. Check its details or use another card",
  },
  code_wrong: {
    ru: "Неверный код из SMS",
    uz: "SMS kodi notoʻgʻri",
    en: "The code from the SMS is wrong",
  },
  code_expired: {
    ru: "Код больше не действует. Введите данные карты ещё раз",
    uz: "Kod endi amal qilmaydi. Karta maʼlumotlarini qaytadan kiriting",
    en: "The code is no longer valid. Enter the card details again",
  },
  too_soon: {
    ru: "Новый код можно запросить чуть позже",
    uz: "Yangi kodni birozdan soʻng soʻrash mumkin",
    en: "You can request a new code a little later",
  },
  awaiting_payment: {
    ru: "Покупатель ещё не оплатил заказ. Принять его можно после оплаты",
    uz: "Xaridor buyurtma uchun hali toʻlamagan. Uni toʻlovdan keyin qabul qilish mumkin",
    en: "The buyer has not paid yet. The order can be accepted after payment",
  },
  gateway_unavailable: {
    ru: "Платёжная система не отвечает. Повторите чуть позже или выберите другой способ оплаты",
    uz: "Toʻlov tizimi javob bermayapti. Birozdan soʻng qayta urining yoki boshqa toʻlov usulini tanlang",
    en: "The payment system does not answer. Try again a little later or choose another payment method",
  },
  idempotency_mismatch: {
    ru: "Этот ключ повтора уже использован с другим запросом",
    uz: "Bu takrorlash kaliti boshqa soʻrovda ishlatilgan",
    en: "This idempotency key was used with another request",
  },
  too_many_requests: {
    ru: "Слишком много запросов. Повторите чуть позже",
    uz: "Soʻrovlar juda koʻp. Birozdan soʻng qayta urining",
    en: "Too many requests. Try again a little later",
  },
  server_error: {
    ru: "Произошла ошибка на сервере",
    uz: "Serverda xatolik yuz berdi",
    en: "A server error has occurred",
  },
};
