import type { ErrorCode } from "./error-codes.ts";
import type { Language } from "./languages.ts";

/** Why a bulk act does not begin, and why one of its rows failed. */
export const jobErrorTexts = {
  job_not_found: { ru: "Задание не найдено", uz: "Topshiriq topilmadi", en: "There is no such job" },
  job_too_large: {
    ru: "Под фильтр подходит больше 10 000 строк. Сузьте его и повторите",
    uz: "Filtrga 10 000 dan koʻp qator mos keladi. Uni toraytirib, qayta urining",
    en: "More than 10,000 rows match the filter. Narrow it and try again",
  },
  job_empty: {
    ru: "Под фильтр больше ничего не подходит",
    uz: "Filtrga endi hech narsa mos kelmaydi",
    en: "Nothing matches the filter any more",
  },
  job_count_changed: {
    ru: "Список изменился: под фильтр теперь подходит другое число строк. Проверьте его и подтвердите ещё раз",
    uz: "Roʻyxat oʻzgardi: filtrga endi boshqa sondagi qator mos keladi. Sonni tekshirib, yana tasdiqlang",
    en: "The list has changed: another number of rows matches the filter now. Check it and confirm again",
  },
  jobs_full: {
    ru: "У вас уже выполняются три задания. Дождитесь, пока одно закончится",
    uz: "Sizda uchta topshiriq bajarilmoqda. Bittasi tugashini kuting",
    en: "Three of your jobs are running. Wait until one of them ends",
  },
  job_running: {
    ru: "Задание ещё выполняется. Остановите его и подождите, пока закончится текущая строка",
    uz: "Topshiriq hali bajarilmoqda. Uni toʻxtating va joriy qator tugashini kuting",
    en: "The job is still running. Stop it and wait until its current row has ended",
  },
  job_not_undoable: {
    ru: "Отменить изменения этого задания нельзя",
    uz: "Bu topshiriqning oʻzgarishlarini bekor qilib boʻlmaydi",
    en: "The changes of this job cannot be undone",
  },
  changed_since: {
    ru: "После задания это уже изменили, поэтому оставлено как есть",
    uz: "Topshiriqdan keyin buni oʻzgartirishgan, shuning uchun shundayligicha qoldirildi",
    en: "It was changed after the job, so it stays as it is",
  },
  product_unfit: {
    ru: "Характеристики товара не подходят категории, или не заполнено обязательное",
    uz: "Mahsulot xususiyatlari turkumga mos emas yoki majburiy maʼlumot toʻldirilmagan",
    en: "The attributes of the product do not fit the category, or something required is missing",
  },
  administrator_alone: {
    ru: "Администраторов блокируют по одному, на странице пользователя",
    uz: "Administratorlar bittalab, foydalanuvchi sahifasida bloklanadi",
    en: "Administrators are blocked one by one, on the page of the user",
  },
  parcel_behind: {
    ru: "Этот шаг ещё рано делать: посылка не прошла предыдущий",
    uz: "Bu qadamga hali erta: joʻnatma oldingisidan oʻtmagan",
    en: "It is too early for this step: the parcel has not taken the one before",
  },
  parcel_ahead: {
    ru: "Посылка уже прошла этот шаг",
    uz: "Joʻnatma bu qadamdan allaqachon oʻtgan",
    en: "The parcel is past this step already",
  },
  parcel_cancelled: {
    ru: "Посылка отменена",
    uz: "Joʻnatma bekor qilingan",
    en: "The parcel is cancelled",
  },
  mail_missing: {
    ru: "Покупателю ещё не отправляли писем об этом заказе",
    uz: "Xaridorga bu buyurtma haqida hali xat yuborilmagan",
    en: "No mail has been sent to the buyer about this order yet",
  },
  mail_repeated: {
    ru: "За последний час письма об этом заказе уже отправляли повторно несколько раз. Попробуйте позже",
    uz: "Soʻnggi bir soatda bu buyurtma haqidagi xatlar bir necha marta qayta yuborilgan. Keyinroq urinib koʻring",
    en: "Mails about this order were sent again several times in the last hour. Try again later",
  },
  payout_not_sent: {
    ru: "Выплата не в банке: отметить можно только отправленную",
    uz: "Toʻlov bankda emas: faqat yuborilganini belgilash mumkin",
    en: "The payout is not at the bank: only one that was sent can be marked",
  },
  buyer_unreachable: {
    ru: "У покупателя нет подтверждённой почты",
    uz: "Xaridorning tasdiqlangan elektron pochtasi yoʻq",
    en: "The buyer has no confirmed e-mail address",
  },
} satisfies Partial<Record<ErrorCode, Record<Language, string>>>;
