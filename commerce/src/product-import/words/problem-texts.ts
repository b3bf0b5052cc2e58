import type { Language } from "@bezak/contract/languages.ts";
import type { ColumnKey } from "../columns.ts";
import type { RowFault, RowProblem } from "../row-problem.ts";
import { attributeWord, columnTexts } from "./column-texts.ts";

type Say = Record<Language, (bound: string) => string>;

const plain = (ru: string, uz: string, en: string): Say => ({ ru: () => ru, uz: () => uz, en: () => en });

const texts: Record<RowFault, Say> = {
  required: plain("Заполните", "Toʻldiring", "Fill it in"),
  unknown: plain("Неизвестное значение", "Nomaʼlum qiymat", "Not a known value"),
  invalid: plain("Недопустимое значение", "Notoʻgʻri qiymat", "Not a valid value"),
  text: plain("Должно быть текстом", "Matn boʻlishi kerak", "Must be a text"),
  number: plain("Должно быть числом", "Son boʻlishi kerak", "Must be a number"),
  integer: plain("Должно быть целым числом", "Butun son boʻlishi kerak", "Must be a whole number"),
  duplicate: plain(
    "Такой вариант у товара уже есть",
    "Mahsulotda bunday variant bor",
    "The product has this variant already",
  ),
  above_price: plain(
    "Старая цена должна быть выше цены",
    "Eski narx narxdan yuqori boʻlishi kerak",
    "The old price has to be above the price",
  ),
  not_yours: plain(
    "Этого фото нет среди загруженных вами в магазин",
    "Bu rasm siz doʻkonga yuklaganlar orasida yoʻq",
    "This is not among the pictures you have uploaded to this shop",
  ),
  sku_taken: plain(
    "Такой артикул уже есть у другого товара магазина",
    "Bunday artikul doʻkonning boshqa mahsulotida bor",
    "Another product of the shop has this SKU",
  ),
  stock_reserved: plain(
    "Остаток не может быть меньше того, что уже заказано",
    "Qoldiq buyurtma qilinganidan kam boʻlishi mumkin emas",
    "The stock cannot be less than what has been ordered",
  ),
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
    en: (n) => `At least ${n} characters`,
  },
  longest: {
    ru: (n) => `Не длиннее ${n} симв.`,
    uz: (n) => `Koʻpi bilan ${n} ta belgi`,
    en: (n) => `At most ${n} characters`,
  },
  fewest: {
    ru: (n) => `Не менее ${n}`,
    uz: (n) => `Kamida ${n} ta`,
    en: (n) => `At least ${n} of them`,
  },
  most: {
    ru: (n) => `Не более ${n}`,
    uz: (n) => `Koʻpi bilan ${n} ta`,
    en: (n) => `At most ${n} of them`,
  },
  variants_most: {
    ru: (n) =>
      n === "1"
        ? "Строк у товара несколько, а чем варианты отличаются, не сказано: заполните опцию"
        : `У товара не может быть больше ${n} вариантов`,
    uz: (n) =>
      n === "1"
        ? "Mahsulotning qatori bir nechta, lekin variantlari nimasi bilan farq qilishi aytilmagan: «Variant 1» ustunlarini toʻldiring"
        : `Mahsulotda ${n} tadan koʻp variant boʻlishi mumkin emas`,
    en: (n) =>
      n === "1"
        ? "The product has several rows, and nothing says what its variants differ in: fill in an option"
        : `A product can have at most ${n} variants`,
  },
  duplicate_sku: {
    ru: (row) => `Такой артикул уже есть в строке ${row}`,
    uz: (row) => `Bunday artikul ${row}-qatorda bor`,
    en: (row) => `Row ${row} has this SKU already`,
  },
  sku_elsewhere: plain(
    "Строки соединены ключом, но их артикулы у разных товаров магазина",
    "Qatorlar kalit bilan birlashtirilgan, lekin artikullari turli mahsulotlarniki",
    "These rows are joined by their key, but their SKUs belong to different products of the shop",
  ),
  differs: {
    ru: (row) => `Не совпадает со строкой ${row} того же товара`,
    uz: (row) => `Shu mahsulotning ${row}-qatoriga mos kelmaydi`,
    en: (row) => `Differs from row ${row} of the same product`,
  },
  formula: plain(
    "Формула без значения: впишите само значение",
    "Qiymatsiz formula: qiymatning oʻzini yozing",
    "A formula without a value: write the value itself",
  ),
  error_value: plain("Ошибка в ячейке таблицы", "Jadval katagida xato bor", "The cell holds an error"),
  date: plain(
    "Таблица превратила значение в дату: сделайте ячейку текстовой и впишите заново",
    "Jadval qiymatni sanaga aylantirgan: katakni matn qilib, qayta yozing",
    "The spreadsheet has made a date of it: format the cell as text and write it again",
  ),
  rounded: plain(
    "Таблица округлила длинное число: сделайте ячейку текстовой и впишите заново",
    "Jadval uzun sonni yaxlitlagan: katakni matn qilib, qayta yozing",
    "The spreadsheet has rounded a long number: format the cell as text and write it again",
  ),
  category_unknown: plain("Такой категории нет", "Bunday kategoriya yoʻq", "There is no such category"),
  category_unclear: {
    ru: (slugs) => `Таких категорий несколько: впишите адрес, ${slugs}`,
    uz: (slugs) => `Bunday kategoriyalar bir nechta: manzilini yozing, ${slugs}`,
    en: (slugs) => `There are several such categories: write an address, ${slugs}`,
  },
  choice: {
    ru: (words) => `Выберите одно из: ${words}`,
    uz: (words) => `Birini tanlang: ${words}`,
    en: (words) => `Choose one of: ${words}`,
  },
  yes_no: plain("Впишите «да» или «нет»", "«ha» yoki «yoʻq» deb yozing", "Write “yes” or “no”"),
  status_word: plain(
    "Впишите «черновик» или «опубликован»",
    "«qoralama» yoki «eʼlon qilingan» deb yozing",
    "Write “draft” or “published”",
  ),
  product_hidden: plain(
    "Товар скрыт администрацией, опубликовать его может только она",
    "Mahsulotni maʼmuriyat yashirgan, uni faqat maʼmuriyat eʼlon qila oladi",
    "An administrator has hidden it, and only one can publish it",
  ),
  incomplete: plain(
    "У опции нужны название и значение в каждой строке товара",
    "Variantning nomi va qiymati mahsulotning har bir qatorida kerak",
    "An option needs its name, and a value in every row of the product",
  ),
  attribute_foreign: plain(
    "У этой категории нет такого атрибута",
    "Bu kategoriyada bunday xususiyat yoʻq",
    "This category has no such attribute",
  ),
  product_unknown: plain(
    "В магазине нет товара с таким ID",
    "Doʻkonda bunday ID li mahsulot yoʻq",
    "The shop has no product with this ID",
  ),
  product_changed: plain(
    "Товар тем временем изменили. Выгрузите его заново",
    "Mahsulot shu orada oʻzgartirildi. Uni qayta eksport qiling",
    "The product was changed meanwhile. Export it again",
  ),
  extra_cells: plain(
    "В строке больше ячеек, чем названий столбцов",
    "Qatorda ustun nomlaridan koʻp katak bor",
    "The row has more cells than there are columns",
  ),
  with_row: {
    ru: (row) => `Строка этого же товара с ошибкой: ${row}`,
    uz: (row) => `Shu mahsulotning xatoli qatori: ${row}`,
    en: (row) => `Another row of this product has an error: ${row}`,
  },
  refused: plain(
    "Не удалось записать. Попробуйте загрузить эту строку ещё раз",
    "Yozib boʻlmadi. Bu qatorni qayta yuklab koʻring",
    "It could not be written. Try to send this row again",
  ),
};

/** Title of the problem's column in the reader's language; null for the row as a whole. */
export function columnTitle(
  { column, title }: Pick<RowProblem, "column" | "title">,
  language: Language,
): string | null {
  if (column === null) return null;
  const [, attribute] = /^attribute:(.*)$/s.exec(column) ?? [];
  if (attribute !== undefined) return `${attributeWord[language]}: ${title?.[language] ?? attribute}`;
  return columnTexts[column as ColumnKey].title[language];
}

export const problemText = ({ fault, bound = "" }: RowProblem, language: Language): string =>
  texts[fault][language](typeof bound === "string" ? bound : bound[language]);
