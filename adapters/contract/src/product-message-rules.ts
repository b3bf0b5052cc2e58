/** What a message about a product is. Free of zod. */
export const productMessageKinds = ["hidden", "still_hidden", "shown", "edited", "answer"] as const;

export type ProductMessageKind = (typeof productMessageKinds)[number];

/** What an administrator can change of a product: parts of its form. */
export const editedProductParts = [
  "name",
  "description",
  "category",
  "brand",
  "pictures",
  "attributes",
  "variants",
  "price",
  "stock",
  "fiscal_codes",
] as const;

export type EditedProductPart = (typeof editedProductParts)[number];

export const productAnswerLimits = {
  min: 3,
  max: 1000,
  /** answers about one product within 24 hours */
  perDay: 5,
} as const;
