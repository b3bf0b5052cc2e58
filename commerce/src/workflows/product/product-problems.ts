import { productProblems, type ProductProblem } from "@bezak/contract/product-attributes.ts";

const NO_OWN_CODE = `not exists (
  select from fiscal_code code where code.reference = 'product' and code.reference_id = product.id
    and code.deleted_at is null)`;

/** As receipts find it: of a category of the product, or of one above that. The list of categories is read once. */
const NO_CODE_OF_CATEGORY = `not exists (
  select from product_category_product link where link.product_id = product.id and link.product_category_id in (
    select category.id from product_category category
    cross join lateral unnest(string_to_array(category.mpath, '.')) above(id)
    join fiscal_code code on code.reference = 'product_category' and code.reference_id = above.id
      and code.deleted_at is null
    where category.deleted_at is null))`;

const allTextsIn = (translation: string) => `${translation}.deleted_at is null
  and ${translation}.translations->>'title' <> ''
  and (coalesce(product.description, '') = '' or ${translation}.translations->>'description' <> '')`;

/** Not in both other languages with all texts that there are in Russian. */
const NO_TRANSLATION = `not exists (
  select from translation uz join translation en on en.reference_id = uz.reference_id
  where uz.reference_id = product.id and uz.locale_code = 'uz' and en.locale_code = 'en'
    and ${allTextsIn("uz")} and ${allTextsIn("en")})`;

/** The condition of each problem, of `product`. */
export const HAS_PROBLEM: Record<ProductProblem, string> = {
  no_picture: "not exists (select from image where product_id = product.id and deleted_at is null)",
  no_translation: NO_TRANSLATION,
  suspicious_price:
    "exists (select from suspicious_price where product_id = product.id and deleted_at is null)",
  no_fiscal_code: `(${NO_OWN_CODE} and ${NO_CODE_OF_CATEGORY})`,
};

/** The problems of `product`, as JSON. */
export const PROBLEMS = `to_json(array_remove(array[${productProblems
  .map((problem) => `case when ${HAS_PROBLEM[problem]} then '${problem}' end`)
  .join(", ")}], null))`;
