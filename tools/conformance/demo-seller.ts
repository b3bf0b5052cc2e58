import { setTimeout as wait } from "node:timers/promises";
import { must } from "../gateways/checklist.ts";
import { demoAccounts } from "../shop/demo-accounts.ts";
import { ShopApi, type Placed } from "./shop.ts";

const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
/** Attempts of a step: the shop records a payment a moment after the gateway. */
const ATTEMPTS = 40;

export class DemoSeller {
  readonly #shop: ShopApi;
  sellerId = "";

  constructor(home: string) {
    this.#shop = new ShopApi(home);
  }

  /** @throws Mismatch when the demo seller cannot sign in */
  async enter(): Promise<void> {
    await this.#shop.enter(demoAccounts.seller);
    this.sellerId = (await this.#shop.call<{ id: string }>("GET", "/sellers/me")).data?.id ?? "";
    must(this.sellerId, "the demo's seller has no shop");
  }

  /** Delivers the only parcel of an order. @throws Mismatch when the shop refuses a step */
  async deliver({ parcels }: Placed): Promise<void> {
    for (const status of steps) {
      let code = "";
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const answer = await this.#shop.call("PUT", `/sellers/me/orders/${parcels[0]?.id}/status`, {
          status,
        });
        code = answer.status === 200 ? "" : `HTTP ${answer.status} ${answer.code}`;
        if (answer.code !== "awaiting_payment") break;
        await wait(250);
      }
      must(code === "", `the parcel does not become ${status}: ${code}`);
    }
  }
}
