import { resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { rebuildCatalogue } from "../../search/rebuild-catalogue.ts";
import { categories } from "./catalog/categories.ts";
import { categoryAttributes } from "./catalog/category-attributes.ts";
import { generateProducts } from "./catalog/generate.ts";
import { sellers } from "./catalog/sellers.ts";
import { banners } from "./content/banners.ts";
import { sections } from "./content/sections.ts";
import { bannerScenes } from "./pictures/banner-scenes.ts";
import { categoryTiles } from "./pictures/category-tiles.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { makeShopSigns } from "./pictures/shop-signs.ts";
import { pictureUrl } from "./pictures/spec.ts";
import { generateReviews } from "./reviews/generate-reviews.ts";
import { createProgress } from "./progress.ts";
import { storeAccounts } from "./store/accounts.ts";
import { storeApplications } from "./store/applications.ts";
import { storeCategories } from "./store/categories.ts";
import { storeContent } from "./store/content.ts";
import { storeFavorites } from "./store/favorites.ts";
import { readShopBase, makeSellable } from "./store/make-sellable.ts";
import { storeInbox } from "./store/inbox.ts";
import { storeLedger } from "./store/ledger.ts";
import { inBatches } from "./store/in-batches.ts";
import { storeOptions } from "./store/options.ts";
import { storeOrders } from "./store/orders.ts";
import { storeProducts } from "./store/products.ts";
import { storeReviews } from "./store/reviews.ts";
import { storeSellers } from "./store/sellers.ts";
import { storeViews } from "./store/views.ts";
import { storeVisits } from "./store/visits.ts";

const seedNumber = 20261121;
const batchSize = 50;
const say = (line: string) => process.stdout.write(line);

/** Today at midnight UTC: the base date that all others are counted back from. */
const today = () => new Date(new Date().setUTCHours(0, 0, 0, 0));

/** @throws Error when the database holds another shop or an incomplete demo */
async function isSeeded(container: MedusaContainer): Promise<boolean> {
  const stores = container.resolve(Modules.STORE);
  const [store] = await stores.listStores();
  if (store?.metadata?.demo_seed === seedNumber) return true;
  const [product] = await container.resolve(Modules.PRODUCT).listProducts({}, { take: 1, select: ["id"] });
  if (product)
    throw new Error(
      "The database already holds products, so no demo data was added. Start with --reset for a fresh demo.",
    );
  return false;
}

async function markSeeded(container: MedusaContainer): Promise<void> {
  const stores = container.resolve(Modules.STORE);
  const [store] = await stores.listStores();
  if (store) await stores.updateStores(store.id, { metadata: { ...store.metadata, demo_seed: seedNumber } });
}

/** Fills an empty, migrated database and the files folder with the demo. A second run changes nothing. */
export default async function seed({ container }: { container: MedusaContainer }): Promise<void> {
  if (process.env.NODE_ENV === "production" && process.env.BEZAK_DEMO !== "1")
    throw new Error(
      "Demo data has published passwords and is not for production. Set BEZAK_DEMO=1 if you want it.",
    );
  if (await isSeeded(container)) {
    say("The demo shop is there already; nothing was changed.\n");
    return;
  }
  const folder = resolve(
    process.env.BEZAK_FILES_DIR ?? resolve(import.meta.dirname, "../../../../.data/files"),
  );
  const base = today();
  const shop = await readShopBase(container);
  const products = generateProducts(seedNumber, base);
  const tiles = categoryTiles(categories, products);
  const specs = [...bannerScenes(), ...tiles.values(), ...products.flatMap(({ pictures }) => pictures)];
  const pictureCount = new Set(specs.map(({ file }) => file)).size;
  const progress = createProgress(pictureCount + products.length + 3, say);

  const pictures = makePictures(specs, folder, () => progress("pictures"));
  const signs = Promise.all(sellers.map((seller) => makeShopSigns(seller, folder)));
  const tileUrl = (slug: string) => {
    const tile = tiles.get(slug);
    return tile ? pictureUrl(tile) : null;
  };
  const attributes = categoryAttributes(products);
  const categoryIds = await storeCategories(container, categories, { image: tileUrl, attributes });
  const options = await storeOptions(container, products);
  const sellerIds = await storeSellers(container, sellers, base);
  const shops = sellers.map(({ slug }) => sellerIds.get(slug) ?? "");
  const buyerId = await storeAccounts(container, shops);
  await storeApplications(container, categoryIds, base);
  progress("accounts");
  const stored = await inBatches(products, batchSize, async (batch) => {
    const rows = await storeProducts(container, batch, { categoryIds, options, pictures });
    await makeSellable(container, rows, sellerIds, shop);
    progress("products", rows.length);
    return rows;
  });
  await Promise.all([signs, ...pictures.values()]);
  await storeContent(container, banners, sections);
  await storeOrders(container, buyerId, stored, sellers[0]?.slug ?? "");
  await storeLedger(container, shops);
  progress("orders");
  await storeReviews(container, stored, generateReviews(products, seedNumber, base), sellerIds);
  await storeVisits(container, seedNumber);
  await storeViews(container, stored, {
    shop: sellers[0]?.slug ?? "",
    sellerId: shops[0] ?? "",
    seed: seedNumber,
  });
  await rebuildCatalogue(container);
  await storeFavorites(container, buyerId, stored);
  await storeInbox(container, buyerId);
  progress("search");
  await markSeeded(container);
}
