import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createInventoryLevelsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows";
import { FISCAL_MODULE } from "../../src/modules/fiscal/index.ts";
import type { FiscalModuleService } from "../../src/modules/fiscal/service.ts";
import { SELLER_MODULE } from "../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../src/modules/seller/service.ts";
import { rebuildCatalogue } from "../../src/search/rebuild-catalogue.ts";
import {
  findFiscalCodes,
  products,
  sellers,
  type FixtureProduct,
  type FixtureVariant,
} from "./fixture-products.ts";

/** Fills a migrated database with the test products. Run by `src/scripts/run.ts`. */
export default async function fill({ container }: { container: MedusaContainer }): Promise<void> {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const locationId = store?.default_location_id ?? "";
  const shared = await sharedItems(container);
  const { result: made } = await createProductsWorkflow(container).run({
    input: {
      products: products.map((product) => ({
        title: product.ru,
        handle: product.handle,
        status: product.draft ? "draft" : "published",
        thumbnail: `/files/${product.handle}.webp`,
        options: [{ title: "Вид", values: product.variants.map(({ title }) => title) }],
        sales_channels: [{ id: store?.default_sales_channel_id ?? "" }],
        variants: product.variants.map((variant, rank) => variantInput(product, variant, rank, shared)),
      })),
    },
  });
  await linkDeferredProvider(container);
  await linkSellers(container, new Map(made.map(({ handle, id }) => [handle, id])));
  await container.resolve<FiscalModuleService>(FISCAL_MODULE).set(
    made.map(({ id, handle }) => ({
      reference: "product",
      referenceId: id,
      codes: findFiscalCodes(handle),
    })),
  );
  await stockUp(container, locationId);
  await container.resolve(Modules.TRANSLATION).createTranslations(
    made.flatMap(({ id, handle, variants }) => {
      const product = products.find((candidate) => candidate.handle === handle);
      const titles = [
        {
          reference: "product",
          reference_id: id,
          locale_code: "uz",
          translations: { title: product?.uz ?? "" },
        },
        {
          reference: "product",
          reference_id: id,
          locale_code: "en",
          translations: { title: product?.en ?? "" },
        },
      ];
      const choices = product?.variants.flatMap(({ title, uz }) => {
        const variant = variants.find((candidate) => candidate.title === title);
        const row = { reference: "product_variant", reference_id: variant?.id ?? "", locale_code: "uz" };
        return uz ? [{ ...row, translations: { title: uz } }] : [];
      });
      return [...titles, ...(choices ?? [])];
    }),
  );
  // otherwise the first start builds it while it serves, and a test that begins at once finds it not ready
  await rebuildCatalogue(container);
}

function variantInput(
  product: FixtureProduct,
  variant: FixtureVariant,
  rank: number,
  shared: Map<string, string>,
) {
  const item = shared.get(variant.shares ?? "");
  return {
    title: variant.title,
    sku: `${product.handle}-${rank}`,
    variant_rank: rank,
    options: { Вид: variant.title },
    manage_inventory: true,
    prices: [{ currency_code: "uzs", amount: variant.price }],
    ...(item ? { inventory_items: [{ inventory_item_id: item, required_quantity: 1 }] } : {}),
  };
}

async function sharedItems(container: MedusaContainer): Promise<Map<string, string>> {
  const words = products.flatMap(({ variants }) => variants.flatMap(({ shares }) => shares ?? []));
  const items = await container
    .resolve(Modules.INVENTORY)
    .createInventoryItems([...new Set(words)].map((sku) => ({ sku })));
  return new Map(items.map(({ id, sku }) => [sku ?? "", id]));
}

async function linkSellers(container: MedusaContainer, productIds: Map<string, string>): Promise<void> {
  const created = await container
    .resolve<SellerModuleService>(SELLER_MODULE)
    .createSellers(sellers.map((seller) => ({ ...seller, joined_at: new Date(0) })));
  const ids = new Map(created.map(({ slug, id }) => [slug, id]));
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    products.map(({ handle, seller }) => ({
      [SELLER_MODULE]: { seller_id: ids.get(seller) },
      [Modules.PRODUCT]: { product_id: productIds.get(handle) },
    })),
  );
}

async function linkDeferredProvider(container: MedusaContainer): Promise<void> {
  const [region] = await container.resolve(Modules.REGION).listRegions();
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.REGION]: { region_id: region?.id },
    [Modules.PAYMENT]: { payment_provider_id: "pp_deferred_deferred" },
  });
}

async function stockUp(container: MedusaContainer, location_id: string): Promise<void> {
  const stock = new Map(
    products.flatMap(({ handle, variants }) =>
      variants.map(({ shares, stock }, rank) => [shares ?? `${handle}-${rank}`, stock] as const),
    ),
  );
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { take: null });
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: items.map(({ id, sku }) => ({
        inventory_item_id: id,
        location_id,
        stocked_quantity: stock.get(sku ?? "") ?? 0,
      })),
    },
  });
}
