import type { CommerceProcess } from "./commerce-process.ts";
import { openShop, type Shop } from "./shop.ts";

/**
 * `orders`: what `invariants.ts` asks holds after every test. `people`: some write what no workflow would. `payments`:
 * some specs write what an order has to pay, and no order. `finance`: rules of commission and payouts are all shops'.
 * `at_rest`: no payment is under way after a test. `sellers`: shops of the fixture that never sold anything for good.
 */
type Name = "orders" | "people" | "payments" | "finance" | "at_rest" | "sellers";

const shops = new Map<Name, Promise<Shop>>();
const seconds = new Map<Name, Promise<CommerceProcess>>();

/**
 * A shop of all specs that bring people of their own and leave its goods, prices and settings as they found them. It
 * ends with the run.
 */
export function sharedShop(name: Name): Promise<Shop> {
  const shop = shops.get(name) ?? openShop(name);
  shops.set(name, shop);
  return shop;
}

/** Another process on a shared shop. */
export function secondProcess(name: Name): Promise<CommerceProcess> {
  const second = seconds.get(name) ?? sharedShop(name).then((shop) => shop.start());
  seconds.set(name, second);
  return second;
}
