/**
 * The cost of one buyer in a browser: ten pages, two searches, a favourite and an order.
 * `npm run bench -- journey [journeys]` (default 3): CPU seconds of the servers per journey, then the requests of each kind
 * of page on the first and the second visit.
 */
import { chromium, type Page } from "playwright";
import { findChromium } from "../chromium/find.ts";
import { cpuSeconds } from "./cpu.ts";
import { median, shown, table } from "./figures.ts";
import { openPage } from "./open-page.ts";
import { newBuyer, orderSomething, type Buyer } from "./journey-buyer.ts";
import { countTraffic } from "./page-traffic.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const JOURNEYS = Number(process.argv[2] ?? 3);

/** Ten pages by their URLs, as a link leads to them. */
async function listPages(home: string): Promise<{ kinds: Record<string, string>; browsed: string[] }> {
  const list = async (path: string) =>
    ((await (await fetch(`${home}/api/v1${path}`)).json()) as { data: { slug: string }[] }).data;
  const products = (await list("/products?limit=6&inStock=true")).map(({ slug }) => `/product/${slug}`);
  const category = `/category/${(await list("/categories"))[0]?.slug}`;
  return {
    kinds: {
      home: "/",
      catalogue: "/catalog",
      category,
      product: products[0] ?? "/",
      search: "/search?q=сумка",
      cart: "/cart",
      wishlist: "/wishlist",
      orders: "/orders",
    },
    browsed: ["/", "/catalog", "/catalog?page=2", category, ...products],
  };
}

async function journey(page: Page, buyer: Buyer, home: string, browsed: readonly string[]): Promise<void> {
  for (const path of browsed) await openPage(page, home + path);
  for (const words of ["кольцо", "sumka"])
    await openPage(page, `${home}/search?q=${encodeURIComponent(words)}`);
  await buyer.call("POST", "/users/favorites", { productId: buyer.wished });
  await openPage(page, `${home}/wishlist`);
  await orderSomething(buyer);
  await openPage(page, `${home}/orders`);
}

const shop = await shopUnderLoad(400);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const { home, pids } = shop;
  const { kinds, browsed } = await listPages(home);
  const spent: number[] = [];
  for (let index = 0; index < JOURNEYS; index += 1) {
    const buyer = await newBuyer(home);
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    await context.addInitScript((token) => localStorage.setItem("token", token), buyer.token);
    const before = cpuSeconds(pids);
    await journey(await context.newPage(), buyer, home, browsed);
    spent.push(cpuSeconds(pids) - before);
    await context.close();
  }
  process.stdout.write(
    `CPU seconds of the servers per journey, median of ${JOURNEYS}: ${shown(median(spent))}\n\n`,
  );

  const rows: string[][] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    const buyer = await newBuyer(home);
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    await context.addInitScript((token) => localStorage.setItem("token", token), buyer.token);
    const page = await context.newPage();
    const [cold, again] = [await countTraffic(page, home + path), await countTraffic(page, home + path)];
    rows.push([
      kind,
      ...[cold, again].flatMap(({ requests, bytes }) => [String(requests), (bytes / 1000).toFixed(1)]),
    ]);
    await context.close();
  }
  const heads = ["page", "requests, cold", "KB, cold", "requests, again", "KB, again"];
  process.stdout.write(`Requests of a page to the server (KB on the wire):\n\n${table(heads, rows)}\n`);
} finally {
  await browser.close();
  await shop.stop();
}
