import type { CreateProductDTO, CreateProductVariantDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import type { PictureFacts } from "../../../pictures/write-renditions.ts";
import type { OptionKey } from "../catalog/kind.ts";
import type { ProductSeed, VariantSeed } from "../catalog/product.ts";
import { pictureUrl } from "../pictures/spec.ts";
import type { StoredOption } from "./options.ts";
import { storeTranslations } from "./translations.ts";

export interface ProductContext {
  categoryIds: Map<string, string>;
  options: Map<OptionKey, StoredOption>;
  pictures: Map<string, Promise<PictureFacts>>;
}

export interface StoredProduct {
  id: string;
  seed: ProductSeed;
  variants: { id: string; seed: VariantSeed }[];
}

async function productInput(
  seed: ProductSeed,
  around: ProductContext,
): Promise<CreateProductDTO & { created_at: Date }> {
  const { categoryIds, options, pictures } = around;
  const option = seed.option ? options.get(seed.option) : undefined;
  const valueIds = seed.variants.flatMap(({ value }) => option?.valueIds.get(value?.ru ?? "") ?? []);
  const images = await Promise.all(
    seed.pictures.map(async (picture) => ({
      url: pictureUrl(picture),
      metadata: { ...(await pictures.get(picture.file)) },
    })),
  );
  const categoryId = categoryIds.get(seed.category);
  return {
    title: seed.name.ru,
    handle: seed.slug,
    description: seed.description.ru,
    status: ProductStatus.PUBLISHED,
    created_at: seed.createdAt,
    thumbnail: images[0]?.url,
    images,
    category_ids: categoryId ? [categoryId] : [],
    options: option ? [{ id: option.id, value_ids: valueIds }] : [],
    metadata: {
      brand: seed.brand,
      old_price: seed.oldPrice,
      popularity: seed.popularity,
      attributes: seed.attributes,
    },
  };
}

function variantInput(
  productId: string,
  seed: ProductSeed,
  variant: VariantSeed,
  rank: number,
  options: ProductContext["options"],
): CreateProductVariantDTO & { variant_rank: number; thumbnail: string | null } {
  const option = seed.option ? options.get(seed.option) : undefined;
  const [picture] = variant.pictures;
  return {
    product_id: productId,
    title: variant.title.ru,
    sku: variant.sku,
    manage_inventory: true,
    allow_backorder: false,
    variant_rank: rank,
    thumbnail: picture ? pictureUrl(picture) : null,
    // The engine would read an empty object as an option value without a name.
    ...(option && variant.value && { options: { [option.title]: variant.value.ru } }),
  };
}

/** Stores a batch of products once their pictures are made, with variants, uz and en texts. */
export async function storeProducts(
  container: MedusaContainer,
  batch: readonly ProductSeed[],
  around: ProductContext,
): Promise<StoredProduct[]> {
  const products = container.resolve(Modules.PRODUCT);
  const inputs = await Promise.all(batch.map((seed) => productInput(seed, around)));
  const created = await products.createProducts(inputs);
  const idBySlug = new Map(created.map(({ handle, id }) => [handle, id]));
  const rows = batch.map((seed) => ({ seed, id: idBySlug.get(seed.slug) ?? "" }));
  const variants = await products.createProductVariants(
    rows.flatMap(({ id, seed }) =>
      seed.variants.map((variant, rank) => variantInput(id, seed, variant, rank, around.options)),
    ),
  );
  const idBySku = new Map(variants.map(({ sku, id }) => [sku, id]));
  const stored = rows.map(({ id, seed }) => ({
    id,
    seed,
    variants: seed.variants.map((variant) => ({ id: idBySku.get(variant.sku) ?? "", seed: variant })),
  }));
  await storeTranslations(
    container,
    stored.flatMap(({ id, seed, variants: own }) => [
      { reference: "product" as const, id, texts: { title: seed.name, description: seed.description } },
      ...own.map((variant) => ({
        reference: "product_variant" as const,
        id: variant.id,
        texts: { title: variant.seed.title },
      })),
    ]),
  );
  return stored;
}
