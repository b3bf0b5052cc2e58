import type { LinkDefinition, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { SELLER_MODULE } from "../../../modules/seller/index.ts";
import { inBatches } from "./in-batches.ts";
import type { StoredProduct } from "./products.ts";

/** Ids created by the setup of the shop. */
export interface ShopBase {
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string;
}

/** @throws Error when the setup after the migration has not run */
export async function readShopBase(container: MedusaContainer): Promise<ShopBase> {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" });
  if (!store?.default_sales_channel_id || !store.default_location_id || !profile)
    throw new Error("The shop is not set up yet: run the migration first.");
  return {
    salesChannelId: store.default_sales_channel_id,
    stockLocationId: store.default_location_id,
    shippingProfileId: profile.id,
  };
}

/** Makes stored products sellable: prices, stock, shop, sales channel and delivery. */
export async function makeSellable(
  container: MedusaContainer,
  list: readonly StoredProduct[],
  sellerIds: Map<string, string>,
  shop: ShopBase,
): Promise<void> {
  const pricing = container.resolve(Modules.PRICING);
  const inventory = container.resolve(Modules.INVENTORY);
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const variants = list.flatMap(({ seed, variants }) =>
    variants.map((variant) => ({ ...variant, price: seed.price })),
  );
  const priceSets = await inBatches(variants, 250, (batch) =>
    pricing.createPriceSets(
      batch.map(({ price }) => ({ prices: [{ amount: price, currency_code: "uzs" }] })),
    ),
  );
  const items = await inBatches(variants, 250, (batch) =>
    inventory.createInventoryItems(
      batch.map(({ seed }) => ({ sku: seed.sku, title: seed.sku, requires_shipping: true })),
    ),
  );
  const itemBySku = new Map(items.map(({ sku, id }) => [sku, id]));
  await inBatches(variants, 250, (batch) =>
    inventory.createInventoryLevels(
      batch.map(({ seed }) => ({
        inventory_item_id: itemBySku.get(seed.sku) ?? "",
        location_id: shop.stockLocationId,
        stocked_quantity: seed.stock,
      })),
    ),
  );
  const links: LinkDefinition[] = variants.flatMap(({ id, seed }, i) => {
    const variant = { [Modules.PRODUCT]: { variant_id: id } };
    return [
      { ...variant, [Modules.PRICING]: { price_set_id: priceSets[i]?.id ?? "" } },
      {
        ...variant,
        [Modules.INVENTORY]: { inventory_item_id: itemBySku.get(seed.sku) ?? "" },
        data: { required_quantity: 1 },
      },
    ];
  });
  for (const { id, seed } of list) {
    const product = { [Modules.PRODUCT]: { product_id: id } };
    links.push({ ...product, [Modules.SALES_CHANNEL]: { sales_channel_id: shop.salesChannelId } });
    links.push({ ...product, [Modules.FULFILLMENT]: { shipping_profile_id: shop.shippingProfileId } });
    links.push({ [SELLER_MODULE]: { seller_id: sellerIds.get(seed.seller) ?? "" }, ...product });
  }
  await inBatches(links, 500, (batch) => link.create(batch));
}
