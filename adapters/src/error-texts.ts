import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Language } from "@bezak/contract/languages.ts";

/** The sentence people read for each failure; the specification's own words where it names them. */
export const errorTexts: Record<ErrorCode, Record<Language, string>> = {
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
  payment_method_unavailable: {
    ru: "Этот способ оплаты сейчас недоступен",
    uz: "Bu toʻlov usuli hozir mavjud emas",
    en: "This payment method is not available now",
  },
  unauthorized: {
    ru: "Войдите в аккаунт, чтобы продолжить",
    uz: "Davom etish uchun hisobingizga kiring",
    en: "Sign in to continue",
  },
  invalid_credentials: {
    ru: "Неверный email или пароль",
    uz: "Email yoki parol notoʻgʻri",
    en: "Invalid email or password",
  },
  session_expired: {
    ru: "Сеанс завершён. Войдите снова",
    uz: "Seans tugadi. Qaytadan kiring",
    en: "Your session has ended. Sign in again",
  },
  forbidden: {
    ru: "Недостаточно прав для этого действия",
    uz: "Bu amal uchun huquqingiz yetarli emas",
    en: "You are not allowed to do this",
  },
  not_found: { ru: "Страница не найдена", uz: "Sahifa topilmadi", en: "Page not found" },
  product_not_found: { ru: "Товар не найден", uz: "Mahsulot topilmadi", en: "Product not found" },
  category_not_found: { ru: "Категория не найдена", uz: "Turkum topilmadi", en: "Category not found" },
  seller_not_found: { ru: "Продавец не найден", uz: "Sotuvchi topilmadi", en: "Seller not found" },
  order_not_found: { ru: "Заказ не найден", uz: "Buyurtma topilmadi", en: "Order not found" },
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
  out_of_stock: {
    ru: "Некоторых товаров нет в нужном количестве",
    uz: "Ayrim mahsulotlar kerakli miqdorda qolmagan",
    en: "Some goods are not available in the quantity you want",
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
  commerce_unavailable: {
    ru: "Магазин временно недоступен. Повторите через несколько секунд",
    uz: "Doʻkon vaqtincha ishlamayapti. Bir necha soniyadan soʻng qayta urining",
    en: "The shop is unavailable for the moment. Try again in a few seconds",
  },
  commerce_timeout: {
    ru: "Магазин отвечает слишком долго. Повторите через несколько секунд",
    uz: "Doʻkon juda sekin javob bermoqda. Bir necha soniyadan soʻng qayta urining",
    en: "The shop takes too long to answer. Try again in a few seconds",
  },
};
