import type { ErrorCode } from "./error-codes.ts";
import type { Language } from "./languages.ts";

/** Messages for rejected files. */
export const fileErrorTexts = {
  file_unreadable: {
    ru: "Файл повреждён, его не удалось открыть. Выберите другой",
    uz: "Fayl buzilgan, uni ochib boʻlmadi. Boshqasini tanlang",
    en: "The file is damaged and could not be opened. Choose another one",
  },
  file_too_large: {
    ru: "Файл больше 10 МБ. Выберите файл поменьше",
    uz: "Fayl 10 MB dan katta. Kichikroq fayl tanlang",
    en: "The file is larger than 10 MB. Choose a smaller one",
  },
  picture_too_large: {
    ru: "У изображения слишком много точек. Уменьшите его и повторите",
    uz: "Rasm oʻlchami juda katta. Uni kichraytirib, qayta urining",
    en: "The picture has too many pixels. Make it smaller and try again",
  },
  pdf_refused: {
    ru: "В этом PDF есть скрипты, действия или вложенные файлы, или он защищён паролем. Сохраните его через печать в PDF и загрузите снова",
    uz: "Bu PDFda skriptlar, amallar yoki ichki fayllar bor yoki u parol bilan himoyalangan. Uni «PDFga chop etish» orqali saqlab, qayta yuklang",
    en: "This PDF has scripts, actions or files in it, or is locked with a password. Save it by printing to PDF and upload it again",
  },
  file_type_refused: {
    ru: "Такие файлы не принимаются. Подойдут JPEG, PNG, WebP или AVIF, а в чатах и документах ещё PDF",
    uz: "Bunday fayllar qabul qilinmaydi. JPEG, PNG, WebP yoki AVIF mos keladi, chat va hujjatlarda PDF ham",
    en: "Such files are not accepted. Send JPEG, PNG, WebP or AVIF; in chats and documents PDF too",
  },
  upload_quota_reached: {
    ru: "Вы загрузили слишком много файлов за день. Повторите завтра",
    uz: "Bir kunda juda koʻp fayl yukladingiz. Ertaga qayta urining",
    en: "You have uploaded too many files today. Try again tomorrow",
  },
  export_too_large: {
    ru: "Под фильтр подходит больше 100 000 строк. Сузьте его и выгрузите по частям",
    uz: "Filtrga 100 000 dan koʻp qator mos keladi. Uni toraytiring va qismlarga boʻlib yuklab oling",
    en: "More than 100,000 rows match the filter. Narrow it and export in parts",
  },
  table_too_large: {
    ru: "Таблица больше 20 МБ. Разделите её на части",
    uz: "Jadval 20 MB dan katta. Uni qismlarga boʻling",
    en: "The table is larger than 20 MB. Split it into parts",
  },
  table_type_refused: {
    ru: "Это не таблица. Подойдут файлы CSV и XLSX",
    uz: "Bu jadval emas. CSV va XLSX fayllar mos keladi",
    en: "This is not a table. CSV and XLSX files are accepted",
  },
} satisfies Partial<Record<ErrorCode, Record<Language, string>>>;
