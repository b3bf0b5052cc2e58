import type { TranslatedText } from "../../../search/localized.ts";
import type { AttributeKind } from "@bezak/contract/product-attributes.ts";
import { categories } from "./categories.ts";
import { words } from "./localized.ts";
import { getSlug } from "./naming.ts";
import type { ProductSeed } from "./product.ts";

export interface AttributeSeed {
  key: string;
  name: TranslatedText;
  kind: AttributeKind;
  unit: TranslatedText | null;
  required: boolean;
  choices: { value: string; name: TranslatedText }[];
}

type Plan = Pick<AttributeSeed, "key" | "kind" | "required"> & {
  /** belongs to the first-level category, so all categories below it have it */
  ofDepartment?: boolean;
  /** choices beyond those that the demo's products use */
  more?: readonly string[];
};

const other = "другое | boshqa | other";

/** How the attributes of the demo's products are defined, by ru name. */
const plans: Readonly<Record<string, Plan>> = {
  Материал: { key: "material", kind: "choice", required: true, ofDepartment: true, more: [other] },
  Цвет: { key: "colour", kind: "text", required: true, ofDepartment: true },
  Страна: {
    key: "country",
    kind: "choice",
    required: true,
    ofDepartment: true,
    more: ["Казахстан | Qozogʻiston | Kazakhstan", "Индия | Hindiston | India", other],
  },
  "Длина цепочки": { key: "chain_length", kind: "text", required: false },
  Размер: { key: "size", kind: "text", required: false },
  Объём: { key: "volume", kind: "text", required: false },
  Водозащита: {
    key: "water_resistance",
    kind: "choice",
    required: true,
    more: ["нет | yoʻq | none", "10 атм | 10 atm | 10 ATM"],
  },
  Механизм: {
    key: "movement",
    kind: "choice",
    required: true,
    more: ["механический | mexanik | mechanical"],
  },
  "Время работы": { key: "battery_life", kind: "text", required: false },
  Защита: { key: "protection", kind: "choice", required: false, more: ["нет | yoʻq | none"] },
  Ширина: { key: "width", kind: "text", required: false },
  Разъём: { key: "connector", kind: "choice", required: true, more: [other] },
  "Диаметр руля": { key: "wheel_diameter", kind: "text", required: false },
};

/** Optional attributes of all first-level categories. */
const everywhere: readonly AttributeSeed[] = [
  {
    key: "weight_g",
    name: words("Вес | Vazni | Weight"),
    kind: "number",
    required: false,
    unit: words("г | g | g"),
    choices: [],
  },
  {
    key: "gift_box",
    name: words("Подарочная коробка | Sovgʻa qutisi | Gift box"),
    kind: "yes_no",
    required: false,
    unit: null,
    choices: [],
  },
];

const plainLetters = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");

const toChoice = (name: TranslatedText) => ({
  value: getSlug(plainLetters(name.en)).replaceAll("-", "_"),
  name,
});

/** Derives the attributes of the demo's categories, by slug, from their products. */
export function categoryAttributes(products: readonly ProductSeed[]): Map<string, AttributeSeed[]> {
  const bySlug = new Map<string, AttributeSeed[]>();
  for (const department of categories) {
    const slugs = new Set(department.children.map(({ slug }) => slug));
    const ofDepartment = products.filter(({ category }) => slugs.has(category));
    bySlug.set(department.slug, [...getAttributes(ofDepartment, true), ...everywhere]);
    for (const slug of slugs)
      bySlug.set(
        slug,
        getAttributes(
          ofDepartment.filter(({ category }) => category === slug),
          false,
        ),
      );
  }
  return bySlug;
}

/** Attributes of these products in display order; a choice lists the values in use first, then the others. */
function getAttributes(products: readonly ProductSeed[], ofDepartment: boolean): AttributeSeed[] {
  const shown = new Map<string, { name: TranslatedText; values: Map<string, TranslatedText> }>();
  for (const { name, value } of products.flatMap(({ attributes }) => attributes)) {
    const known = shown.get(name.ru) ?? { name, values: new Map<string, TranslatedText>() };
    shown.set(name.ru, known);
    known.values.set(value.ru, value);
  }
  return [...shown].flatMap(([ru, { name, values }]) => {
    const plan = plans[ru];
    if (!plan) throw new Error(`the attribute ${ru} has no plan`);
    if (Boolean(plan.ofDepartment) !== ofDepartment) return [];
    const { key, kind, required, more = [] } = plan;
    const all = [...values.values(), ...more.map(words)].map(toChoice);
    const choices = kind === "choice" ? [...new Map(all.map((one) => [one.value, one])).values()] : [];
    return [{ key, name, kind, required, unit: null, choices }];
  });
}
