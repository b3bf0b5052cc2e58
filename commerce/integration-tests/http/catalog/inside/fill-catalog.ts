import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createInventoryLevelsWorkflow,
  createProductCategoriesWorkflow,
  createProductsWorkflow,
  createTranslationsWorkflow,
} from "@medusajs/medusa/core-flows";
import { REVIEW_MODULE } from "../../../../src/modules/review/index.ts";
import type { ReviewModuleService } from "../../../../src/modules/review/service.ts";
import { SELLER_MODULE } from "../../../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../../../src/modules/seller/service.ts";
import { fixtureCategories, fixtureProducts, type FixtureProduct } from "../fixture-products.ts";

/** Creates the fixture catalogue in a running shop as an administrator would; its events fill the index. */
export default async function fillCatalog(container: MedusaContainer): Promise<void> {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [seller] = await sellers.createSellers([
    {
      slug: "zargar",
      name: "Zargar",
      description: { ru: "Украшения", uz: "Zargarlik", en: "Jewellery" },
      joined_at: new Date("2026-01-10"),
    },
  ]);
  const categories = await createCategories(container);
  const stores = await container.resolve(Modules.STORE).listStores();
  const { result: products } = await createProductsWorkflow(container).run({
    input: {
      products: fixtureProducts.map((product) =>
        toInput(product, categories, stores[0]?.default_sales_channel_id),
      ),
    },
  });
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    products.map(({ id }) => ({
      [SELLER_MODULE]: { seller_id: seller!.id },
      [Modules.PRODUCT]: { product_id: id },
    })),
  );
  await container.resolve<ReviewModuleService>(REVIEW_MODULE).createProductReviews(
    products.flatMap(({ id, handle }) => {
      const { rating } = fixtureProducts.find(({ slug }) => slug === handle)!;
      return getReviews(id, seller!.id, rating);
    }),
  );
  await createTranslationsWorkflow(container).run({
    input: {
      translations: products.flatMap(({ id, handle }) => {
        const { uz, en } = fixtureProducts.find(({ slug }) => slug === handle)!;
        return [
          translation("product", id, "uz", { title: uz }),
          translation("product", id, "en", { title: en }),
        ];
      }),
    },
  });
  await stockUp(container, stores[0]!.default_location_id!);
}

/** Ten published reviews with this average, rounded to one decimal; none for 0. */
function getReviews(productId: string, sellerId: string, average: number) {
  const low = Math.floor(average);
  const above = Math.round((average - low) * 10);
  return Array.from({ length: average ? 10 : 0 }, (_, index) => ({
    product_id: productId,
    seller_id: sellerId,
    rating: index < above ? low + 1 : low,
    text: "Хороший товар",
    images: [],
    status: "published" as const,
  }));
}

function translation(reference: string, id: string, locale: string, translations: Record<string, string>) {
  return { reference, reference_id: id, locale_code: locale, translations };
}

async function createCategories(container: MedusaContainer): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { slug, ru, uz, en, parent } of fixtureCategories) {
    const { result } = await createProductCategoriesWorkflow(container).run({
      input: {
        product_categories: [
          { name: ru, handle: slug, is_active: true, parent_category_id: ids.get(parent ?? "") ?? null },
        ],
      },
    });
    const id = result[0]!.id;
    ids.set(slug, id);
    await createTranslationsWorkflow(container).run({
      input: {
        translations: [
          translation("product_category", id, "uz", { name: uz }),
          translation("product_category", id, "en", { name: en }),
        ],
      },
    });
  }
  return ids;
}

function toInput(product: FixtureProduct, categories: Map<string, string>, salesChannelId?: string | null) {
  return {
    title: product.ru,
    handle: product.slug,
    description: `Описание: ${product.ru}`,
    status: "published" as const,
    thumbnail: `/files/${product.slug}.webp`,
    images: [{ url: `/files/${product.slug}.webp` }],
    category_ids: [categories.get(product.category)!],
    sales_channels: salesChannelId ? [{ id: salesChannelId }] : [],
    metadata: {
      brand: product.brand,
      old_price: product.oldPrice,
      popularity: product.popularity,
    },
    options: [{ title: "Цвет", values: ["Чёрный"] }],
    variants: [
      {
        title: "Чёрный",
        sku: product.slug,
        options: { Цвет: "Чёрный" },
        manage_inventory: true,
        prices: [{ amount: product.price, currency_code: "uzs" }],
      },
    ],
  };
}

async function stockUp(container: MedusaContainer, locationId: string): Promise<void> {
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { take: null });
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.flatMap(({ id, sku }) => {
        const product = fixtureProducts.find(({ slug }) => slug === sku);
        return product
          ? { inventory_item_id: id, location_id: locationId, stocked_quantity: product.stock }
          : [];
      }),
    },
  });
}
