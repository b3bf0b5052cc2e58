import type { Language } from "@bezak/contract/languages.ts";

/** Nouns after "at least" and "at most" stand in the genitive: one, or more than one. */
const items = {
  ru: (n: string) => (new Intl.PluralRules("ru").select(Number(n)) === "one" ? "элемента" : "элементов"),
  en: (n: string) => (n === "1" ? "item" : "items"),
};

type Say = Record<Language, (bound: string) => string>;

/** Messages for an invalid field; `bound` is the limit that was exceeded. */
export const fieldTexts = {
  required: { ru: () => "Обязательное поле", uz: () => "Majburiy maydon", en: () => "Required" },
  unknown: { ru: () => "Неизвестное поле", uz: () => "Nomaʼlum maydon", en: () => "Unknown field" },
  invalid: { ru: () => "Недопустимое значение", uz: () => "Notoʻgʻri qiymat", en: () => "Not a valid value" },
  single: {
    ru: () => "Укажите одно значение",
    uz: () => "Bitta qiymat kiriting",
    en: () => "Give one value only",
  },
  text: { ru: () => "Должно быть текстом", uz: () => "Matn boʻlishi kerak", en: () => "Must be a text" },
  number: { ru: () => "Должно быть числом", uz: () => "Son boʻlishi kerak", en: () => "Must be a number" },
  integer: {
    ru: () => "Должно быть целым числом",
    uz: () => "Butun son boʻlishi kerak",
    en: () => "Must be a whole number",
  },
  list: { ru: () => "Должно быть списком", uz: () => "Roʻyxat boʻlishi kerak", en: () => "Must be a list" },
  object: {
    ru: () => "Должно быть объектом",
    uz: () => "Obyekt boʻlishi kerak",
    en: () => "Must be an object",
  },
  email: {
    ru: () => "Введите корректный email",
    uz: () => "Toʻgʻri email kiriting",
    en: () => "Enter a valid email address",
  },
  phone: {
    ru: () => "Номер в формате +998XXXXXXXXX",
    uz: () => "Raqam +998XXXXXXXXX shaklida boʻlsin",
    en: () => "A number like +998XXXXXXXXX",
  },
  tin: {
    ru: () => "СТИР (ИНН) юридического лица: девять цифр",
    uz: () => "Yuridik shaxs STIR raqami: toʻqqizta raqam",
    en: () => "The STIR (INN) of a legal entity: nine digits",
  },
  min: {
    ru: (n) => `Не меньше ${n}`,
    uz: (n) => `Kamida ${n}`,
    en: (n) => `At least ${n}`,
  },
  max: {
    ru: (n) => `Не больше ${n}`,
    uz: (n) => `Koʻpi bilan ${n}`,
    en: (n) => `At most ${n}`,
  },
  shortest: {
    ru: (n) => `Не короче ${n} симв.`,
    uz: (n) => `Kamida ${n} ta belgi`,
    en: (n) => `At least ${n} ${n === "1" ? "character" : "characters"}`,
  },
  longest: {
    ru: (n) => `Не длиннее ${n} симв.`,
    uz: (n) => `Koʻpi bilan ${n} ta belgi`,
    en: (n) => `At most ${n} ${n === "1" ? "character" : "characters"}`,
  },
  fewest: {
    ru: (n) => `Не менее ${n} ${items.ru(n)}`,
    uz: (n) => `Kamida ${n} ta element`,
    en: (n) => `At least ${n} ${items.en(n)}`,
  },
  /** quoted from the specification */
  categories: {
    ru: () => "Можно выбрать не более 5 категорий",
    uz: () => "Koʻpi bilan 5 ta turkum tanlash mumkin",
    en: () => "Maximum 5 categories can be selected",
  },
  most: {
    ru: (n) => `Не более ${n} ${items.ru(n)}`,
    uz: (n) => `Koʻpi bilan ${n} ta element`,
    en: (n) => `At most ${n} ${items.en(n)}`,
  },
  unknown_value: {
    ru: () => "Такого значения нет",
    uz: () => "Bunday qiymat yoʻq",
    en: () => "There is no such value",
  },
  duplicate: {
    ru: () => "Такое значение уже есть",
    uz: () => "Bunday qiymat bor",
    en: () => "This value already exists",
  },
  above_price: {
    ru: () => "Старая цена должна быть выше новой",
    uz: () => "Eski narx yangisidan yuqori boʻlishi kerak",
    en: () => "The old price must be above the new one",
  },
  default_apart: {
    ru: () => "Общая комиссия задаётся отдельно: PUT /admin/commission-rules/default",
    uz: () => "Umumiy komissiya alohida belgilanadi: PUT /admin/commission-rules/default",
    en: () => "The default commission is set separately: PUT /admin/commission-rules/default",
  },
  past: {
    ru: () => "Выберите дату в будущем",
    uz: () => "Kelajakdagi sanani tanlang",
    en: () => "Choose a date in the future",
  },
  before_start: {
    ru: () => "Конец должен быть позже начала",
    uz: () => "Tugash vaqti boshlanishidan keyin boʻlishi kerak",
    en: () => "The end has to be after the start",
  },
  before_draft_start: {
    ru: () => "В неопубликованных изменениях конец оказался бы не позже начала",
    uz: () => "Eʼlon qilinmagan oʻzgarishlarda tugash vaqti boshlanishidan keyin boʻlmay qolardi",
    en: () => "In the unpublished changes, the end would not be after the start",
  },
  too_far: {
    ru: (n) => `Не позже чем через ${n} дн.`,
    uz: (n) => `${n} kundan kechiktirmay`,
    en: (n) => `At most ${n} days from now`,
  },
  too_common: {
    ru: () => "Этот пароль слишком распространён: такие подбирают первыми. Придумайте другой",
    uz: () =>
      "Bu parol juda keng tarqalgan: bunday parollar birinchi boʻlib sinaladi. Boshqasini oʻylab toping",
    en: () => "This password is too common: such passwords are tried first. Choose another one",
  },
  too_personal: {
    ru: () => "Не составляйте пароль из имени, почты, телефона или названия магазина",
    uz: () => "Parol ism, pochta manzili, telefon raqami yoki doʻkon nomidan iborat boʻlmasin",
    en: () => "Do not make a password of your name, your email, your phone or the shop's name",
  },
  same: {
    ru: () => "Эта почта уже указана в аккаунте",
    uz: () => "Bu pochta hisobda allaqachon koʻrsatilgan",
    en: () => "The account already has this email",
  },
  not_yours: {
    ru: () => "Загрузите эту картинку ещё раз",
    uz: () => "Bu rasmni qayta yuklang",
    en: () => "Upload this picture again",
  },
  sku_taken: {
    ru: () => "Этот артикул занят другим товаром магазина",
    uz: () => "Bu artikul doʻkonning boshqa mahsulotida bor",
    en: () => "Another product of the shop has this SKU",
  },
  stock_reserved: {
    ru: () => "Есть заказы на этот товар: сначала отправьте или отмените их",
    uz: () => "Bu mahsulotga buyurtmalar bor: avval ularni yuboring yoki bekor qiling",
    en: () => "There are orders for it: send or cancel them first",
  },
  product_hidden: {
    ru: () => "Товар скрыт администрацией, опубликовать его может только она",
    uz: () => "Mahsulotni maʼmuriyat yashirgan, uni faqat maʼmuriyat eʼlon qila oladi",
    en: () => "An administrator has hidden it, and only one can publish it",
  },
  incomplete: {
    ru: () => "Сначала заполните товар: чего-то не хватает для публикации",
    uz: () => "Avval mahsulotni toʻldiring: eʼlon qilish uchun nimadir yetishmaydi",
    en: () => "Complete the product first: something is missing to publish it",
  },
  ring: {
    ru: () => "Категорию нельзя поместить в неё саму или в её подкатегорию",
    uz: () => "Turkumni oʻziga yoki uning quyi turkumiga joylab boʻlmaydi",
    en: () => "A category cannot be placed in itself or in one below it",
  },
  too_deep: {
    ru: () => "В каталоге два уровня категорий: третьего магазин не показывает",
    uz: () => "Katalogda turkumlar ikki darajali: uchinchi darajani doʻkon koʻrsatmaydi",
    en: () => "The catalogue has two levels of categories: the shop does not show a third",
  },
  in_use: {
    ru: (n) => `Указано у товаров: ${n}`,
    uz: (n) => `${n} ta mahsulotda koʻrsatilgan`,
    en: (n) => `Used by ${n} ${n === "1" ? "product" : "products"}`,
  },
} as const satisfies Record<string, Say>;

export type FieldProblem = keyof typeof fieldTexts;

export function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === "string" && Object.hasOwn(fieldTexts, value);
}
