import type { Facets, Listing } from "./listing.ts";
import { openShop, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { fixtureProducts } from "./fixture-products.ts";
import type { ProductChange } from "../../http/catalog/inside/change-product.ts";

export type Catalog = ReturnType<typeof createCatalogClient>;

/** A shop with the test catalogue in its index, and helpers to query it. */
async function openCatalog(name: string): Promise<Catalog> {
  const shop = await openShop(name);
  await shop.commerce.run("../../http/catalog/inside/fill-catalog.ts");
  const catalog = createCatalogClient(shop);
  await until("the index to contain the products with their translations and stock", async () => {
    const { documents } = await catalog.list();
    return (
      documents.length === fixtureProducts.length &&
      documents.every(
        ({ name: title, inStock, slug }) => title.en !== title.ru && inStock === (slug !== "city-backpack"),
      )
    );
  });
  return catalog;
}

function createCatalogClient(shop: Shop) {
  const catalog = { ...shop };
  const ask = (query: Record<string, string> = {}) =>
    catalog.commerce.call<Listing>("GET", `/catalog/products?${new URLSearchParams(query)}`);
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await ask(query);
    if (status !== 200) {
      throw new Error(`${status}: ${JSON.stringify(body)}\n${catalog.commerce.output().slice(-2000)}`);
    }
    return body;
  };
  return Object.assign(catalog, {
    ask,
    list,
    slugs: async (query: Record<string, string> = {}) =>
      (await list(query)).documents.map(({ slug }) => slug),
    facets: async (query: Record<string, string> = {}): Promise<Facets> =>
      (await list({ ...query, facets: "1" })).facets!,
    change: (change: ProductChange) =>
      catalog.commerce.run("../../http/catalog/inside/change-product.ts", change),
  });
}

const shared = new Map<string, Promise<Catalog>>();

/**
 * The catalogue of all specs that restore it (`snapshotOf`), or `reviewed`, that of the specs that write reviews and
 * create users of their own. It lives until the run ends.
 */
export function sharedCatalog(name: "catalog" | "reviewed" = "catalog"): Promise<Catalog> {
  const catalog = shared.get(name) ?? openCatalog(name);
  shared.set(name, catalog);
  return catalog;
}

/** Takes a snapshot of the catalogue. The returned function waits until every change since then is reverted. */
export async function takeSnapshot(catalog: Catalog): Promise<() => Promise<unknown>> {
  const look = async () => JSON.stringify([(await catalog.list()).documents, await catalog.facets()]);
  const before = await look();
  return () => until("the catalogue to be restored", async () => (await look()) === before);
}
