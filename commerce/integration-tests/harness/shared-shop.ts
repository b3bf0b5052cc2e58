import { sharedClick } from "./payments/fake-click.ts";
import type { CommerceProcess } from "./commerce-process.ts";
import { sharedFlakyClick } from "./payments/flaky-click-api.ts";
import { openShop, type Shop } from "./shop.ts";

/**
 * `orders`: what `invariants.ts` asks holds after every test. `people`: some write what no workflow would. `payments`:
 * some specs write what an order has to pay, and no order. `refunds`: as `orders`, with money that goes back. `finance`:
 * rules of commission and payouts are all shops'. `at_rest`: no payment is under way after a test. `sellers`: shops of
 * the fixture that never sold anything for good.
 */
type Name = "orders" | "people" | "payments" | "refunds" | "finance" | "at_rest" | "sellers";

const clickEnvironment = async (click: Promise<{ url: string }>) => ({
  CLICK_API_URL: (await click).url,
  CLICK_TIMEOUT_MS: "1000",
});

/** Where gateways are that answer; those of the other shops do not. */
const gateways: { [name in Name]?: () => Promise<Record<string, string>> } = {
  payments: () => clickEnvironment(sharedClick()),
  refunds: () => clickEnvironment(sharedFlakyClick()),
  at_rest: () => clickEnvironment(sharedFlakyClick()),
};

const shops = new Map<Name, Promise<Shop>>();
const seconds = new Map<Name, Promise<CommerceProcess>>();

/**
 * A shop of all specs that bring people of their own and leave its goods, prices and settings as they found them. It
 * ends with the run.
 */
export function sharedShop(name: Name): Promise<Shop> {
  const shop = shops.get(name) ?? open(name);
  shops.set(name, shop);
  return shop;
}

const open = async (name: Name) => openShop(name, await gateways[name]?.());

/** Another process on a shared shop; a new one when a spec has killed it. */
export async function secondProcess(name: Name): Promise<CommerceProcess> {
  const shop = await sharedShop(name);
  const second = await seconds.get(name);
  if (second?.lives()) return second;
  const started = shop.start();
  seconds.set(name, started);
  return started;
}
