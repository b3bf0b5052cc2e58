import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Fact } from "../../lib/fact-list.tsx";

/** The category and those above it, top first; empty when it is not in the list. */
export function findCategoryPath(
  categories: readonly AdministeredCategory[],
  id: string,
): AdministeredCategory[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const path: AdministeredCategory[] = [];
  for (let one = byId.get(id); one && !path.includes(one); one = byId.get(one.parentId ?? ""))
    path.unshift(one);
  return path;
}

/** The attributes of products in a category; of two with one key the lower one counts. */
export function findAttributes(path: readonly AdministeredCategory[]): CategoryAttribute[] {
  return [...new Map(path.flatMap(({ attributes }) => attributes).map((one) => [one.key, one])).values()];
}

interface ShowContext {
  t: Texts;
  text: (name: LocalizedText) => string;
}

/** The attributes of a product in the order of its category; those that the category no longer has come last. */
export function attributeFacts(
  values: AdministeredProduct["attributes"],
  attributes: readonly CategoryAttribute[],
  context: ShowContext,
): Fact[] {
  const known = attributes.flatMap((attribute) => {
    const value = values[attribute.key];
    if (value === undefined) return [];
    return [
      { name: context.text(attribute.name), value: showValue(value, attribute, context), key: attribute.key },
    ];
  });
  const others = Object.entries(values).filter(([key]) => !attributes.some((one) => one.key === key));
  return [
    ...known,
    ...others.map(([key, value]) => ({ name: key, value: showValue(value, undefined, context), key })),
  ];
}

function showValue(
  value: AdministeredProduct["attributes"][string],
  attribute: CategoryAttribute | undefined,
  { t, text }: ShowContext,
): string {
  if (typeof value === "boolean") return t(value ? "sellerProducts.yes" : "sellerProducts.no");
  if (typeof value === "number") {
    const unit = attribute?.unit ? `\u00a0${text(attribute.unit)}` : "";
    return `${String(value).replace(".", ",")}${unit}`;
  }
  const choice = attribute?.choices.find((one) => one.value === value);
  return choice ? text(choice.name) : value;
}
