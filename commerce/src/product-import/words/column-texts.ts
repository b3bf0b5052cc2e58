import type { Language } from "@bezak/contract/languages.ts";
import type { ColumnKey } from "../columns.ts";

interface ColumnTexts {
  title: Record<Language, string>;
  /** other accepted headings, compared without regard to case, punctuation and apostrophes */
  aliases?: readonly string[];
  help: Record<Language, string>;
  /** one example for all languages, or one for each */
  example: string | Record<Language, string>;
}

const optional = { ru: "Необязательно.", uz: "Majburiy emas.", en: "Optional." };

const named = (ru: string, uz: string, en: string) => ({ ru, uz, en });

function optionTexts(n: 1 | 2 | 3): { option: ColumnTexts; value: ColumnTexts } {
  return {
    option: {
      title: named(`Опция ${n}: название`, `Variant ${n}: nomi`, `Option ${n}: name`),
      aliases: [`Опция ${n}`, `Option ${n}`, `Option${n} Name`, `Variant ${n}`],
      help: named(
        `${optional.ru} Чем отличаются варианты, например «Размер». На трёх языках через | : Размер | Oʻlcham | Size`,
        `${optional.uz} Variantlar nimasi bilan farq qiladi, masalan «Oʻlcham». Uch tilda | orqali: Размер | Oʻlcham | Size`,
        `${optional.en} What the variants differ in, such as “Size”. In three languages with | between: Размер | Oʻlcham | Size`,
      ),
      example: n === 1 ? "Размер | Oʻlcham | Size" : "",
    },
    value: {
      title: named(`Опция ${n}: значение`, `Variant ${n}: qiymati`, `Option ${n}: value`),
      aliases: [`Значение ${n}`, `Qiymat ${n}`, `Value ${n}`, `Option${n} Value`],
      help: named(
        "Значение этого варианта, например «17». Один вариант — одна строка",
        "Shu variantning qiymati, masalan «17». Bitta variant — bitta qator",
        "The value of this variant, such as “17”. One row for each variant",
      ),
      example: n === 1 ? "17" : "",
    },
  };
}

const [one, two, three] = [optionTexts(1), optionTexts(2), optionTexts(3)];

/** Heading, explanation and example of every column. */
export const columnTexts: Record<ColumnKey, ColumnTexts> = {
  id: {
    title: named("ID товара", "Mahsulot ID", "Product ID"),
    aliases: ["ID", "Идентификатор"],
    help: named(
      "# Строки, которые начинаются с #, не загружаются. ID есть у товаров из выгрузки: по нему товар обновится, у нового оставьте пустым. Пустая ячейка ничего не меняет, [пусто] убирает значение",
      "# bilan boshlangan qatorlar yuklanmaydi. ID eksport qilingan mahsulotlarda boʻladi: mahsulot u orqali yangilanadi, yangisida boʻsh qoldiring. Boʻsh katak hech narsani oʻzgartirmaydi, [boʻsh] qiymatni olib tashlaydi",
      "# Rows that begin with # are not loaded. Exported goods have an ID: it tells which one to change; leave it empty for a new one. An empty cell changes nothing, [empty] takes a value away",
    ),
    example: named("# пример", "# misol", "# example"),
  },
  key: {
    title: named("Ключ товара", "Mahsulot kaliti", "Product key"),
    aliases: ["Ключ", "Handle", "Key", "Kalit"],
    help: named(
      `${optional.ru} Любое слово, одинаковое у всех вариантов одного товара: оно соединяет их строки`,
      `${optional.uz} Bitta mahsulotning barcha variantlarida bir xil boʻlgan istalgan soʻz: u qatorlarni birlashtiradi`,
      `${optional.en} Any word, the same for all variants of one product: it joins their rows`,
    ),
    example: "ring-ay",
  },
  sku: {
    title: named("Артикул (SKU)", "Artikul (SKU)", "SKU"),
    aliases: ["Артикул", "Artikul", "SKU kodi"],
    help: named(
      "До 64 знаков, свой у каждого варианта. По нему обновляются товары, которые уже есть в магазине",
      "64 belgigacha, har bir variantda oʻziniki. Doʻkondagi mahsulotlar shu orqali yangilanadi",
      "Up to 64 characters, one for each variant. Goods that the shop has already are changed by it",
    ),
    example: "AY-17",
  },
  nameRu: {
    title: named("Название (рус.)", "Nomi (ruscha)", "Name (ru)"),
    aliases: ["Название", "Наименование", "Название товара", "Name", "Title", "Nomi"],
    help: named("До 200 знаков", "200 belgigacha", "Up to 200 characters"),
    example: "Кольцо «Ай»",
  },
  nameUz: {
    title: named("Название (узб.)", "Nomi (oʻzbekcha)", "Name (uz)"),
    help: named(
      `${optional.ru} До 200 знаков`,
      `${optional.uz} 200 belgigacha`,
      `${optional.en} Up to 200 characters`,
    ),
    example: "«Oy» uzugi",
  },
  nameEn: {
    title: named("Название (англ.)", "Nomi (inglizcha)", "Name (en)"),
    help: named(
      `${optional.ru} До 200 знаков`,
      `${optional.uz} 200 belgigacha`,
      `${optional.en} Up to 200 characters`,
    ),
    example: "Moon ring",
  },
  category: {
    title: named("Категория", "Kategoriya", "Category"),
    aliases: ["Category slug", "Turkum"],
    help: named(
      "Название на любом языке или адрес (slug), например rings",
      "Istalgan tildagi nomi yoki manzili (slug), masalan rings",
      "Its name in any language or its address (slug), such as rings",
    ),
    example: "rings",
  },
  brand: {
    title: named("Бренд", "Brend", "Brand"),
    aliases: ["Марка", "Производитель", "Vendor"],
    help: optional,
    example: "Zarina",
  },
  price: {
    title: named("Цена, сум", "Narxi, soʻm", "Price, UZS"),
    aliases: ["Цена", "Narx", "Narxi", "Price", "Цена (сум)"],
    help: named(
      "Целое число от 1 до 1 000 000 000 000",
      "1 dan 1 000 000 000 000 gacha butun son",
      "A whole number from 1 to 1 000 000 000 000",
    ),
    example: "250000",
  },
  oldPrice: {
    title: named("Старая цена, сум", "Eski narxi, soʻm", "Old price, UZS"),
    aliases: ["Старая цена", "Цена до скидки", "Eski narx", "Eski narxi", "Old price", "Compare at price"],
    help: named(
      `${optional.ru} Выше цены: её покажут зачёркнутой`,
      `${optional.uz} Narxdan yuqori: u chizilgan holda koʻrsatiladi`,
      `${optional.en} Above the price: it is shown struck through`,
    ),
    example: "300000",
  },
  stock: {
    title: named("Остаток, шт.", "Qoldiq, dona", "Stock, pcs"),
    aliases: ["Остаток", "Количество", "Qoldiq", "Soni", "Stock", "Quantity"],
    help: named(
      "Сколько штук можно продать, без уже заказанных",
      "Sotish mumkin boʻlgan dona soni, buyurtma qilinganlarsiz",
      "Pieces that can be sold, without those already ordered",
    ),
    example: "12",
  },
  shownStock: {
    title: named("Остаток при выгрузке", "Eksportdagi qoldiq", "Stock when exported"),
    help: named(
      "Заполняет выгрузка. Пока остаток с ним совпадает, он не изменится, сколько бы тем временем ни заказали",
      "Eksport toʻldiradi. Qoldiq unga teng ekan, shu orada qancha buyurtma boʻlmasin, oʻzgarmaydi",
      "Filled in by the export. As long as the stock is the same it is not changed, whatever was ordered meanwhile",
    ),
    example: "",
  },
  status: {
    title: named("Статус", "Holati", "Status"),
    aliases: ["Holat"],
    help: named(
      "«черновик» или «опубликован»; пусто у нового товара — черновик",
      "«qoralama» yoki «eʼlon qilingan»; yangi mahsulotda boʻsh boʻlsa — qoralama",
      "“draft” or “published”; empty for a new product means draft",
    ),
    example: named("черновик", "qoralama", "draft"),
  },
  option1: one.option,
  value1: one.value,
  option2: two.option,
  value2: two.value,
  option3: three.option,
  value3: three.value,
  images: {
    title: named("Фото", "Rasmlar", "Pictures"),
    aliases: ["Фотографии", "Картинки", "Изображения", "Images", "Photos", "Rasm"],
    help: named(
      "Адреса фото, уже загруженных в этот магазин, через пробел; до 20, первое — обложка. Фото с других сайтов не скачиваются",
      "Shu doʻkonga yuklangan rasmlar manzillari, boʻsh joy bilan; 20 tagacha, birinchisi — muqova. Boshqa saytlardan rasm olinmaydi",
      "Addresses of pictures that were uploaded to this shop, with spaces between; up to 20, the first is the cover. Nothing is fetched from other sites",
    ),
    example: "",
  },
  variantImage: {
    title: named("Фото варианта", "Variant rasmi", "Variant picture"),
    aliases: ["Variant image"],
    help: named(
      `${optional.ru} Одно из фото товара`,
      `${optional.uz} Mahsulot rasmlaridan biri`,
      `${optional.en} One of the product's pictures`,
    ),
    example: "",
  },
  descriptionRu: {
    title: named("Описание (рус.)", "Tavsifi (ruscha)", "Description (ru)"),
    aliases: ["Описание", "Description", "Tavsif", "Tavsifi"],
    help: named("До 20 000 знаков", "20 000 belgigacha", "Up to 20 000 characters"),
    example: "Серебро 925 пробы, ручная работа.",
  },
  descriptionUz: {
    title: named("Описание (узб.)", "Tavsifi (oʻzbekcha)", "Description (uz)"),
    help: optional,
    example: "925 probali kumush, qoʻlda yasalgan.",
  },
  descriptionEn: {
    title: named("Описание (англ.)", "Tavsifi (inglizcha)", "Description (en)"),
    help: optional,
    example: "Sterling silver, made by hand.",
  },
  ikpu: {
    title: named("ИКПУ", "MXIK", "IKPU"),
    aliases: ["Код ИКПУ", "IKPU (MXIK)"],
    help: named(
      "17 цифр, ячейка в текстовом формате; пусто — как у категории",
      "17 ta raqam, katak matn formatida; boʻsh boʻlsa — kategoriyaniki",
      "17 digits, in a cell formatted as text; empty: that of the category",
    ),
    example: "07117001001000000",
  },
  packageCode: {
    title: named("Код упаковки", "Qadoq kodi", "Package code"),
    help: named(
      "До 20 цифр; вместе с ИКПУ",
      "20 tagacha raqam; MXIK bilan birga",
      "Up to 20 digits; together with the IKPU",
    ),
    example: "1495086",
  },
  vat: {
    title: named("НДС, %", "QQS, %", "VAT, %"),
    aliases: ["НДС", "QQS", "VAT"],
    help: named("0 или 12; вместе с ИКПУ", "0 yoki 12; MXIK bilan birga", "0 or 12; together with the IKPU"),
    example: "12",
  },
};

/** Prefix of an attribute's name in its heading. */
export const attributeWord = named("Атрибут", "Xususiyat", "Attribute");

/** Last column of the error file; an import ignores it, so that a corrected file can be sent back. */
export const faultTitle = named("Что исправить", "Nimani tuzatish kerak", "What to correct");

export const attributeHelp = named(
  "Атрибут категории: у других категорий оставьте пустым",
  "Kategoriya xususiyati: boshqa kategoriyalarda boʻsh qoldiring",
  "An attribute of its category: leave it empty for other ones",
);
