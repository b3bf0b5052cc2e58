import { defineSearchIndex, search } from "@medusajs/framework/utils";
import { readDocuments } from "./read-documents.ts";

/** Name of the catalogue's index in the Search Module. */
export const PRODUCT_INDEX = "product";

const batchSize = 200;

/**
 * One document per published product: `card` (list data) and `detail` (page data) are stored as they are sent; lists
 * filter, sort and search by the fields below. Updated by src/subscribers/renew-product-documents.ts and checked at
 * each start by renew-stale-documents.ts.
 */
export default defineSearchIndex({
  name: PRODUCT_INDEX,
  entity: "product",
  fields: search.define({
    id: search.keyword().filterable(),
    slug: search.keyword().filterable(),
    categoryIds: search.keyword().array().filterable().facetable(),
    categorySlugs: search.keyword().array().filterable(),
    sellerId: search.keyword().filterable(),
    brand: search.keyword().filterable().facetable(),
    price: search.integer().filterable().sortable().facetable(),
    onSale: search.boolean().filterable(),
    inStock: search.boolean().filterable().facetable(),
    rating: search.float().filterable().sortable().facetable(),
    popularity: search.float().sortable(),
    createdAt: search.date().filterable().sortable(),
    name: search.text().searchable({ weight: 3 }),
    words: search.text().searchable({ weight: 1 }),
  }),
  async *seed({ container, last_key: lastKey, catchup }) {
    let after = lastKey ?? "";
    for (;;) {
      const { data } = await container.query.graph({
        entity: "product",
        fields: ["id"],
        filters: { id: { $gt: after }, ...(catchup && { updated_at: { $gte: catchup.since } }) },
        pagination: { take: batchSize, order: { id: "ASC" } },
      });
      if (!data.length) {
        return;
      }
      const ids = data.map(({ id }) => id);
      const documents = await readDocuments(container.query, ids);
      yield [{ action: "upsert", documents }];
      after = ids.at(-1) ?? after;
    }
  },
});
