import type { MedusaContainer } from "@medusajs/framework/types";
import { readRules } from "../commission/read-rules.ts";
import { commissionScopeTexts, localized, minute, named } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

/** In the order of the list: the default first. */
async function findRuleIds(container: MedusaContainer, _choice: object, limit: number): Promise<string[]> {
  return (await readRules(container)).slice(0, limit).map(({ id }) => id);
}

export const commissionExport = defineListExport({
  name: "commission",
  findIds: findRuleIds,
  read: (container: MedusaContainer) => readRules(container),
  idOf: (rule) => rule.id,
  columns: [
    {
      title: named("Действует для", "Amal qiladi", "Applies to"),
      width: 20,
      cell: ({ scope }) => commissionScopeTexts[scope],
    },
    { title: named("Магазин", "Doʻkon", "Shop"), width: 28, cell: ({ seller }) => seller && seller.name },
    {
      title: named("Категория", "Turkum", "Category"),
      width: 28,
      cell: ({ category }, language) => category && localized(category.name, language),
    },
    { title: named("Комиссия, %", "Komissiya, %", "Commission, %"), cell: ({ percent }) => percent },
    { title: named("Изменена", "Oʻzgartirilgan", "Changed"), cell: ({ updatedAt }) => minute(updatedAt) },
    { title: named("ID", "ID", "ID"), width: 34, cell: ({ id }) => id },
  ],
});
