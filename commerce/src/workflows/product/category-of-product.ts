/**
 * The end of a query for the category of a product, the most specific one, as the row `category`. `product` is an
 * expression for its id.
 */
export const fromCategoryOf = (product: string): string => `from product_category_product link
  join product_category category on category.id = link.product_category_id and category.deleted_at is null
  where link.product_id = ${product} order by length(category.mpath) desc limit 1`;
