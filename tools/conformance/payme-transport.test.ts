import { expect, test } from "vitest";
import { Checklist } from "../gateways/checklist.ts";
import { paymeCaller } from "../gateways/payme/caller.ts";
import { gatewaySettings } from "../gateways/settings.ts";
import { tinyShop } from "../gateways/test/listen.ts";
import { paymeShop } from "../gateways/test/payme-shop.ts";
import { checkPaymeTransport } from "./payme-transport.ts";
import { ShopApi } from "./shop.ts";

const AUTHORIZATION = `Basic ${Buffer.from("Paycom:bezak-demo-payme-key-0123456789abcde").toString("base64")}`;

/** The points that fail when the shop's replies are changed so. */
async function failed(change: (text: string) => string): Promise<string[]> {
  const { answer } = paymeShop({ 1: 500 }, AUTHORIZATION);
  const home = await tinyShop((request) => change(JSON.stringify(answer(request))));
  const settings = gatewaySettings({ SHOP_URL: home });
  const list = new Checklist();
  const bench = { list, settings, shop: new ShopApi(home), simulators: null };
  await checkPaymeTransport(bench, paymeCaller(settings), { account: { order_id: "1" }, amount: 500 });
  expect(list.lines.length).toBeGreaterThan(20);
  return list.lines.filter(({ outcome }) => outcome === "failed").map(({ point }) => point);
}

test("passes a shop that follows the protocol", async () => {
  expect(await failed((text) => text)).toEqual([]);
});

test("fails a shop for each kind of protocol violation", async () => {
  expect(new Set(await failed((text) => text.replace("-32504", "-32400")))).toEqual(new Set(["1"]));
  expect(new Set(await failed((text) => text.replace("-32700", "-32600")))).toEqual(new Set(["19"]));
  expect(await failed((text) => text.replace(/"id":"7"/, '"id":7'))).toEqual(["22"]);
  expect((await failed(() => "<html>")).length).toBeGreaterThan(20);
});
