import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { SectionType } from "@bezak/contract/content-rules.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findBannerIds, findSectionIds, readBanners, readSections } from "../content/list-content.ts";
import { localized, minute, named, yesNo } from "./cell-texts.ts";
import { defineListExport, type CellText, type ExportColumn } from "./list-export.ts";

type Content = AdministeredBanner | AdministeredSection;

const titleIn = (language: Language, title: CellText): ExportColumn<Content> => ({
  title,
  width: 32,
  cell: (row) => row.title[language],
});

/** What banners and sections have in common. */
const start: readonly ExportColumn<Content>[] = [
  { title: named("Место", "Oʻrni", "Position"), width: 10, cell: ({ order }) => order + 1 },
  { title: named("ID", "ID", "ID"), width: 34, cell: ({ id }) => id },
  titleIn("ru", named("Заголовок по-русски", "Sarlavha ruscha", "Title in Russian")),
  titleIn("uz", named("Заголовок по-узбекски", "Sarlavha oʻzbekcha", "Title in Uzbek")),
  titleIn("en", named("Заголовок по-английски", "Sarlavha inglizcha", "Title in English")),
];

const end: readonly ExportColumn<Content>[] = [
  { title: named("Включено", "Yoqilgan", "On"), width: 12, cell: ({ active }) => yesNo(active) },
  {
    title: named("Показ с", "Koʻrsatish boshi", "Shown from"),
    cell: ({ startsAt }) => minute(startsAt),
  },
  { title: named("Показ до", "Koʻrsatish oxiri", "Shown until"), cell: ({ endsAt }) => minute(endsAt) },
  {
    title: named("Неопубликованный черновик", "Eʼlon qilinmagan qoralama", "Unpublished draft"),
    cell: ({ draft }) => yesNo(draft !== null),
  },
];

const positionTexts: Readonly<Record<string, CellText>> = {
  home: named("вверху главной", "bosh sahifa tepasida", "top of the home page"),
  section: named("только в разделах", "faqat boʻlimlarda", "only in sections"),
};

export const bannersExport = defineListExport({
  name: "banners",
  findIds: findBannerIds,
  // stored as they were validated
  read: async (container: MedusaContainer, ids: readonly string[]) =>
    (await readBanners(container, ids)) as unknown as AdministeredBanner[],
  idOf: ({ id }) => id,
  columns: [
    ...start,
    {
      title: named("Подзаголовок", "Kichik sarlavha", "Subtitle"),
      width: 32,
      cell: ({ subtitle }, language) => localized(subtitle, language),
    },
    { title: named("Ссылка", "Havola", "Link"), width: 40, cell: ({ link }) => link },
    {
      title: named("Где показывается", "Qayerda koʻrsatiladi", "Where it is shown"),
      width: 24,
      cell: ({ position }) => positionTexts[position] ?? position,
    },
    ...end,
  ],
});

const typeTexts: Readonly<Record<SectionType, CellText>> = {
  products: named("товары", "mahsulotlar", "products"),
  categories: named("категории", "turkumlar", "categories"),
  banner: named("баннер", "banner", "banner"),
  text: named("текст", "matn", "text"),
};

/** What a section shows: its text, or what its items are found by, as the API names it. */
function describeSource(section: AdministeredSection, language: Language): string {
  if (section.type === "text") return localized(section.source.text, language);
  return Object.entries(section.source)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : String(value)}`)
    .join("; ");
}

export const sectionsExport = defineListExport({
  name: "sections",
  findIds: findSectionIds,
  read: async (container: MedusaContainer, ids: readonly string[]) =>
    (await readSections(container, ids)) as unknown as AdministeredSection[],
  idOf: ({ id }) => id,
  columns: [
    ...start,
    {
      title: named("Что в разделе", "Boʻlimda nima bor", "What it shows"),
      cell: ({ type }) => typeTexts[type],
    },
    { title: named("Содержание", "Mazmuni", "Content"), width: 48, cell: describeSource },
    ...end,
  ],
});
