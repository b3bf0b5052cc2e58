import { pictureUrl } from "../pictures/spec.ts";
import { copyArray, copyLine } from "./copy-text.ts";
import { documentRow } from "./document.ts";
import type { DemoShop } from "./demo-shop.ts";
import type { GrownProduct } from "./grown-product.ts";
import { grownId } from "./ids.ts";
import type { LineBuffer } from "./line-buffer.ts";

/** Columns that are sent: one line per product, variant, picture and review. PostgreSQL derives all other rows. */
export const sentColumns = {
  staged_product:
    "id, handle, title, description, thumbnail, created_at, metadata, category_id, seller_id, option_id, uz, en",
  staged_variant: "id, product_id, title, uz, en, sku, rank, thumbnail, price, stock, value_id",
  image: "id, url, rank, metadata, product_id",
  product_review: `id, product_id, seller_id, author_name, rating, text, images, status, seller_reply, seller_replied_at,
    created_at, updated_at`,
} as const;

export type SentTable = keyof typeof sentColumns;
/** `documents` go to the table of the catalogue. */
export type SentLines = Record<SentTable | "documents", LineBuffer>;

export const documentColumns = "id, document, indexed, search_vector, search_text";

/** Product metadata in the shape that the demo's seed stores. */
export const getMetadata = ({ brand, oldPrice, popularity, attributes }: GrownProduct) => ({
  brand,
  old_price: oldPrice,
  popularity,
  attributes,
});

export const productId = (number: number) => grownId("prod", number);
export const variantId = (number: number, rank: number) => grownId("variant", number, rank + 1);

export function addLines(lines: SentLines, product: GrownProduct, demo: DemoShop): void {
  const { number, name, description, price } = product;
  const id = productId(number);
  const { id: sellerId = "" } = demo.sellers.get(product.seller) ?? {};
  const option = product.option ? demo.options.byKey.get(product.option) : undefined;
  const pictures = product.pictures.map(pictureUrl);
  lines.staged_product.add(
    copyLine([
      id,
      product.slug,
      name.ru,
      description.ru,
      pictures[0] ?? null,
      product.createdAt,
      getMetadata(product),
      demo.categoryIds.get(product.category) ?? "",
      sellerId,
      option?.id ?? null,
      { title: name.uz, description: description.uz },
      { title: name.en, description: description.en },
    ]),
  );
  lines.documents.add(copyLine(documentRow(product, demo)));
  product.variants.forEach(({ sku, title, value, stock, pictures: [picture] }, rank) => {
    const valueId = value && option?.values.get(value.ru)?.id;
    lines.staged_variant.add(
      copyLine([
        variantId(number, rank),
        id,
        title.ru,
        title.uz,
        title.en,
        sku,
        rank,
        picture ? pictureUrl(picture) : null,
        price,
        stock,
        valueId ?? null,
      ]),
    );
  });
  pictures.forEach((url, rank) => {
    const facts = demo.pictures.get(url) ?? {};
    lines.image.add(copyLine([grownId("img", number, rank), url, rank, facts, id]));
  });
  product.reviews.forEach(({ author, rating, text, images, reply, createdAt }, place) => {
    lines.product_review.add(
      copyLine([
        grownId("prev", number, place),
        id,
        sellerId,
        author,
        rating,
        text,
        copyArray(images),
        "published",
        reply?.text ?? null,
        reply?.at ?? null,
        createdAt,
        createdAt,
      ]),
    );
  });
}
