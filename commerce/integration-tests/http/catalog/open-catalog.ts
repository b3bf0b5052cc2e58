import type { Facets, Listing } from "./listing.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { openShop, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { fixtureProducts } from "./fixture-products.ts";
import type { GoodsChange } from "./inside/change-goods.ts";

export type Catalog = ReturnType<typeof waysTo>;

/** A shop with the test catalogue in its index, and short ways to ask it. */
export async function openCatalog(name: string): Promise<Catalog> {
  const shop = await openShop(name);
  await shop.commerce.run("../../http/catalog/inside/fill-catalog.ts");
  const catalog = waysTo(shop, shop.commerce);
  await until("the index to hold the goods in their languages and stock", async () => {
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

/**
 * The same catalogue in a new process. The one that filled it may still have events of that, and renew documents
 * which a spec writes itself; the new one has none.
 */
export async function restarted(catalog: Catalog): Promise<Catalog> {
  await catalog.commerce.kill();
  const commerce = await catalog.start();
  await until("the start to have checked it", () => commerce.output().includes("Catalogue checked"), 60);
  return waysTo(catalog, commerce);
}

function waysTo(shop: Shop, commerce: CommerceProcess) {
  const ask = (query: Record<string, string> = {}) =>
    commerce.call<Listing>("GET", `/catalog/products?${new URLSearchParams(query)}`);
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await ask(query);
    if (status !== 200) {
      throw new Error(`${status}: ${JSON.stringify(body)}\n${commerce.output().slice(-2000)}`);
    }
    return body;
  };
  return {
    ...shop,
    commerce,
    ask,
    list,
    slugs: async (query: Record<string, string> = {}) =>
      (await list(query)).documents.map(({ slug }) => slug),
    facets: async (query: Record<string, string> = {}): Promise<Facets> =>
      (await list({ ...query, facets: "1" })).facets!,
    change: (change: GoodsChange) => commerce.run("../../http/catalog/inside/change-goods.ts", change),
  };
}

const shared = new Map<string, Promise<Catalog>>();

/**
 * The catalogue of all specs that leave it as they found it; or, `reviewed`, that of those who write reviews and bring
 * people of their own. It ends with the run.
 */
export function sharedCatalog(name: "catalog" | "reviewed" = "catalog"): Promise<Catalog> {
  const catalog = shared.get(name) ?? openCatalog(name);
  shared.set(name, catalog);
  return catalog;
}
