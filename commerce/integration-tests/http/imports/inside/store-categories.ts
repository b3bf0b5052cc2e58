import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { FISCAL_MODULE } from "../../../../src/modules/fiscal/index.ts";
import type { FiscalModuleService } from "../../../../src/modules/fiscal/service.ts";

const ring = { ru: "Кольца", uz: "Uzuklar", en: "Rings" };

/** Two categories, one with attributes of every kind and fiscal codes. */
export default async function storeCategories(container: MedusaContainer): Promise<void> {
  const products = container.resolve(Modules.PRODUCT);
  const [rings] = await products.createProductCategories([
    { name: ring.ru, handle: "rings", is_active: true, is_internal: false },
    { name: "Сумки", handle: "bags", is_active: true, is_internal: false },
  ]);
  await container.resolve(Modules.TRANSLATION).createTranslations(
    (["uz", "en"] as const).map((language) => ({
      reference: "product_category",
      reference_id: rings!.id,
      locale_code: language,
      translations: { name: ring[language] },
    })),
  );
  const attributes = container.resolve("categoryAttribute") as {
    createCategoryAttributes(list: object[]): Promise<unknown>;
  };
  const of = (key: string, kind: string, name: object, more: object = {}) => ({
    category_id: rings!.id,
    key,
    kind,
    name,
    unit: null,
    required: false,
    choices: null,
    ...more,
  });
  const silver = { value: "silver", name: { ru: "Серебро", uz: "Kumush", en: "Silver" } };
  const gold = { value: "gold", name: { ru: "Золото", uz: "Oltin", en: "Gold" } };
  await attributes.createCategoryAttributes([
    of("metal", "choice", { ru: "Металл", uz: "Metall", en: "Metal" }, { choices: { list: [silver, gold] } }),
    of(
      "weight",
      "number",
      { ru: "Вес", uz: "Ogʻirligi", en: "Weight" },
      { unit: { ru: "г", uz: "g", en: "g" } },
    ),
    of("boxed", "yes_no", { ru: "В коробке", uz: "Qutida", en: "Boxed" }),
    of("note", "text", { ru: "Заметка", uz: "Izoh", en: "Note" }),
  ]);
  await container.resolve<FiscalModuleService>(FISCAL_MODULE).set([
    {
      reference: "product_category",
      referenceId: rings!.id,
      codes: { ikpu: "07117001001000000", packageCode: "1495086", vatPercent: 12 },
    },
  ]);
}
