import { atmosEnvironment, CLICK_ADDRESSES } from "./gateway-settings.ts";
import { sharedAtmos } from "./payments/fake-atmos.ts";
import { sharedClick } from "./payments/fake-click.ts";
import type { CommerceProcess } from "./commerce-process.ts";
import { sharedFlakyClick } from "./payments/flaky-click-api.ts";
import { openShop, type Shop } from "./shop.ts";

/**
 * `orders`: the invariants of `invariants.ts` hold after every test, also with cards and refunds. `people`: some specs
 * write rows that no workflow writes. `payments`: some specs write payables without orders. `finance`: rules of commission
 * and payouts apply to all shops; Click may call from some addresses only. `at_rest`: no payment is in progress after a
 * test. `sellers`: shops of the fixture without lasting sales.
 */
type Name = "orders" | "people" | "payments" | "finance" | "at_rest" | "sellers";

const clickEnvironment = async (click: Promise<{ url: string }>) => ({
  CLICK_API_URL: (await click).url,
  CLICK_TIMEOUT_MS: "1000",
});

/** Settings of the gateways that answer; in the other shops none does. */
const gateways: { [name in Name]?: () => Promise<Record<string, string>> } = {
  orders: async () => ({
    ...(await clickEnvironment(sharedFlakyClick())),
    ...atmosEnvironment(await sharedAtmos()),
  }),
  payments: () => clickEnvironment(sharedClick()),
  finance: async () => ({ CLICK_ALLOWED_IPS: CLICK_ADDRESSES }),
  at_rest: () => clickEnvironment(sharedFlakyClick()),
};

const shops = new Map<Name, Promise<Shop>>();
const seconds = new Map<Name, Promise<CommerceProcess>>();

/**
 * A shop shared by the specs that create their own users and restore its products, prices and settings. It lives until
 * the run ends.
 */
export function sharedShop(name: Name): Promise<Shop> {
  const shop = shops.get(name) ?? open(name);
  shops.set(name, shop);
  return shop;
}

const open = async (name: Name) => openShop(name, await gateways[name]?.());

/** A second process on a shared shop; restarted when a spec has killed it. */
export async function secondProcess(name: Name): Promise<CommerceProcess> {
  const shop = await sharedShop(name);
  const second = await seconds.get(name);
  if (second?.lives()) return second;
  const started = shop.start();
  seconds.set(name, started);
  return started;
}
