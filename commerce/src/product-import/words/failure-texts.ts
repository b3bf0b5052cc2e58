import type { Language } from "@bezak/contract/languages.ts";
import type { FaultDetails, TableFault } from "../table/table-problem.ts";
import { columnTexts } from "./column-texts.ts";
import type { ColumnKey } from "../columns.ts";

type Say = Record<Language, (values: { row: number; most: string; names: string }) => string>;

const megabytes = (bytes: number) => String(Math.round(bytes / 1_048_576));

const texts: Record<TableFault | "stopped", Say> = {
  empty: {
    ru: () => "В файле нет строк с товарами",
    uz: () => "Faylda mahsulotlar qatori yoʻq",
    en: () => "The file has no rows with goods",
  },
  broken: {
    ru: () => "Файл повреждён: это не таблица XLSX или она записана не до конца. Сохраните её заново",
    uz: () => "Fayl buzilgan: bu XLSX jadvali emas yoki oxirigacha yozilmagan. Uni qayta saqlang",
    en: () => "The file is damaged: it is no XLSX table, or was not saved to its end. Save it again",
  },
  broken_csv: {
    ru: ({ row }) => `CSV не удалось прочитать около строки ${row}: проверьте кавычки`,
    uz: ({ row }) => `CSV faylni ${row}-qator atrofida oʻqib boʻlmadi: qoʻshtirnoqlarni tekshiring`,
    en: ({ row }) => `The CSV could not be read near row ${row}: check its quotes`,
  },
  old_format: {
    ru: () => "Это книга старого Excel или с паролем. Сохраните её как XLSX без пароля или как CSV",
    uz: () => "Bu eski Excel kitobi yoki parol qoʻyilgan. Uni parolsiz XLSX yoki CSV qilib saqlang",
    en: () => "This is a book of an old Excel or one with a password. Save it as XLSX without one, or as CSV",
  },
  encoding: {
    ru: () => "Не удалось понять кодировку файла. Сохраните его как CSV UTF-8 или XLSX",
    uz: () => "Fayl qanday kodlanganini aniqlab boʻlmadi. Uni CSV UTF-8 yoki XLSX qilib saqlang",
    en: () => "The encoding of the file is not known. Save it as CSV UTF-8 or as XLSX",
  },
  too_many_rows: {
    ru: ({ most }) => `В файле больше ${most} строк. Разделите его на части`,
    uz: ({ most }) => `Faylda ${most} tadan koʻp qator bor. Uni qismlarga boʻling`,
    en: ({ most }) => `The file has more than ${most} rows. Split it`,
  },
  too_many_columns: {
    ru: ({ row, most }) => `В строке ${row} больше ${most} столбцов`,
    uz: ({ row, most }) => `${row}-qatorda ${most} tadan koʻp ustun bor`,
    en: ({ row, most }) => `Row ${row} has more than ${most} columns`,
  },
  inflated: {
    ru: ({ most }) => `В распакованном виде таблица больше ${most} МБ. Разделите её на части`,
    uz: ({ most }) => `Ochilgan jadval ${most} MB dan katta. Uni qismlarga boʻling`,
    en: ({ most }) => `Unpacked, the table is larger than ${most} MB. Split it`,
  },
  cell_too_long: {
    ru: ({ row }) => `Слишком длинный текст около строки ${row}`,
    uz: ({ row }) => `${row}-qator atrofida matn juda uzun`,
    en: ({ row }) => `A text near row ${row} is too long`,
  },
  too_heavy: {
    ru: () => "Таблица слишком тяжёлая для чтения. Сохраните её как CSV или разделите на части",
    uz: () => "Jadval oʻqish uchun juda ogʻir. Uni CSV qilib saqlang yoki qismlarga boʻling",
    en: () => "The table takes too much to read. Save it as CSV, or split it",
  },
  no_columns: {
    ru: () => "В первой строке нет названий столбцов. Возьмите шаблон",
    uz: () => "Birinchi qatorda ustun nomlari yoʻq. Shablonni oling",
    en: () => "The first row does not name the columns. Take the template",
  },
  columns_unknown: {
    ru: ({ names }) => `Неизвестные столбцы: ${names}. Удалите их или назовите как в шаблоне`,
    uz: ({ names }) => `Nomaʼlum ustunlar: ${names}. Ularni oʻchiring yoki shablondagidek nomlang`,
    en: ({ names }) => `Unknown columns: ${names}. Delete them, or name them as the template does`,
  },
  columns_missing: {
    ru: ({ names }) => `Не хватает столбцов: ${names}`,
    uz: ({ names }) => `Ustunlar yetishmaydi: ${names}`,
    en: ({ names }) => `Columns are missing: ${names}`,
  },
  columns_twice: {
    ru: ({ names }) => `Столбцы повторяются: ${names}. Оставьте по одному`,
    uz: ({ names }) => `Ustunlar takrorlangan: ${names}. Bittadan qoldiring`,
    en: ({ names }) => `Columns stand there twice: ${names}. Leave one of each`,
  },
  stopped: {
    ru: () => "Импорт прервался из-за сбоя. Отправьте файл ещё раз: товары с артикулом не повторятся",
    uz: () =>
      "Import nosozlik tufayli toʻxtadi. Faylni qayta yuboring: artikuli bor mahsulotlar takrorlanmaydi",
    en: () => "A fault stopped the import. Send the file again: goods with an SKU are not repeated",
  },
};

/** Explains to the sender why a file is rejected. */
export function failureText(
  fault: TableFault | "stopped",
  { row = 1, most = 0, names = [], columns = [] }: FaultDetails,
  language: Language,
): string {
  const quoted = names.map((name) => `«${name.slice(0, 60)}»`);
  const own = columns.map((key) => `«${columnTexts[key as ColumnKey].title[language]}»`);
  return texts[fault][language]({
    row,
    most: fault === "inflated" ? megabytes(most) : String(most),
    names: [...quoted, ...own].join(", "),
  });
}
