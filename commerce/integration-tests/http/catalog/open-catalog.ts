import type { Facets, Listing } from "./listing.ts";
import { openShop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { fixtureProducts } from "./fixture-products.ts";
import type { GoodsChange } from "./inside/change-goods.ts";

/** A shop with the test catalogue in its index, and short ways to ask it. */
export async function openCatalog(name: string) {
  const shop = await openShop(name);
  let { commerce } = shop;
  await commerce.run("../../http/catalog/inside/fill-catalog.ts");
  const ask = (query: Record<string, string> = {}) =>
    commerce.call<Listing>("GET", `/catalog/products?${new URLSearchParams(query)}`);
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await ask(query);
    if (status !== 200) {
      throw new Error(`${status}: ${JSON.stringify(body)}\n${commerce.output().slice(-2000)}`);
    }
    return body;
  };
  // a first start fills the index while it serves already
  await until("the index to be there", async () => (await ask()).status !== 503, 60);
  await until("the index to hold the goods in their languages and stock", async () => {
    const { documents } = await list();
    return (
      documents.length === fixtureProducts.length &&
      documents.every(
        ({ name: title, inStock, slug }) => title.en !== title.ru && inStock === (slug !== "city-backpack"),
      )
    );
  });
  // Its events may still renew documents; a new process has none, and no spec meets a write that it did not make.
  await commerce.kill();
  const next = (commerce = await shop.start());
  await until(
    "the start to have checked the catalogue",
    () => next.output().includes("Catalogue checked"),
    60,
  );
  return {
    ...shop,
    commerce: next,
    list,
    slugs: async (query: Record<string, string> = {}) =>
      (await list(query)).documents.map(({ slug }) => slug),
    facets: async (query: Record<string, string> = {}): Promise<Facets> =>
      (await list({ ...query, facets: "1" })).facets!,
    change: (change: GoodsChange) => next.run("../../http/catalog/inside/change-goods.ts", change),
  };
}

export type Catalog = Awaited<ReturnType<typeof openCatalog>>;
