import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readCategories } from "../category/read-categories.ts";
import { localized, named, yesNo } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

interface Row extends AdministeredCategory {
  /** the category above; left out at the top */
  parent?: AdministeredCategory;
}

/** The tree is read at once, as its list is: a category stands below the one that it belongs to. */
async function readRows(container: MedusaContainer, ids: readonly string[]): Promise<Row[]> {
  const all = new Map((await readCategories(container)).map((category) => [category.id, category]));
  return ids.flatMap((id) => {
    const category = all.get(id);
    return category ? [{ ...category, parent: all.get(category.parentId ?? "") }] : [];
  });
}

export const categoriesExport = defineListExport({
  name: "categories",
  findIds: async (container: MedusaContainer, { q }: { q?: string }, limit: number) =>
    (await readCategories(container, { q })).slice(0, limit).map(({ id }) => id),
  read: readRows,
  idOf: ({ id }) => id,
  columns: [
    { title: named("ID", "ID", "ID"), width: 34, cell: ({ id }) => id },
    {
      title: named("Внутри категории", "Qaysi turkum ichida", "Inside the category"),
      width: 28,
      cell: ({ parent }, language) => (parent ? localized(parent.name, language) : null),
    },
    {
      title: named("Название по-русски", "Nomi ruscha", "Name in Russian"),
      width: 28,
      cell: ({ name }) => name.ru,
    },
    {
      title: named("Название по-узбекски", "Nomi oʻzbekcha", "Name in Uzbek"),
      width: 28,
      cell: ({ name }) => name.uz,
    },
    {
      title: named("Название по-английски", "Nomi inglizcha", "Name in English"),
      width: 28,
      cell: ({ name }) => name.en,
    },
    {
      title: named("Адрес на сайте", "Saytdagi manzil", "Address on the site"),
      width: 28,
      cell: ({ slug }) => slug,
    },
    {
      title: named("Видна покупателям", "Xaridorlarga koʻrinadi", "Visible to buyers"),
      cell: ({ active }) => yesNo(active),
    },
    {
      title: named("Рекомендуемая", "Tavsiya etilgan", "Featured"),
      cell: ({ featured }) => yesNo(featured),
    },
    {
      title: named("Товаров", "Mahsulotlar", "Products"),
      width: 12,
      cell: ({ productCount }) => productCount,
    },
    { title: named("ИКПУ", "MXIK", "IKPU"), width: 22, cell: ({ fiscalCodes }) => fiscalCodes?.ikpu },
    {
      title: named("Код упаковки", "Qadoq kodi", "Package code"),
      cell: ({ fiscalCodes }) => fiscalCodes?.packageCode,
    },
    {
      title: named("НДС, %", "QQS, %", "VAT, %"),
      width: 10,
      cell: ({ fiscalCodes }) => fiscalCodes?.vatPercent,
    },
    {
      title: named("Характеристики", "Xususiyatlar", "Attributes"),
      width: 40,
      cell: ({ attributes }, language) => attributes.map(({ name }) => localized(name, language)).join(", "),
    },
  ],
});
