import type { ProductCard } from "@bezak/contract/catalog.ts";
import type { Finance, FinanceEntry } from "@bezak/contract/finance.ts";
import type { SellerParcel } from "@bezak/contract/parcels.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { writeEntries } from "../tools/shop/demo-buyer.ts";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { pickProductInStock } from "./pick-product.ts";
import {
  administrator,
  agree,
  approve,
  become,
  enter,
  fillIn,
  inDialog,
  newcomer,
  readPage,
  type SignedIn,
} from "./selling.ts";
import { at, pattern, loadMessages } from "./messages.ts";

// another shop's parcel is 404
test.use({ allowed: [/404/] });

const w = loadMessages("ru");
const price = 120_000;
/** As the shop formats it: no-break spaces between groups of three. */
const sum = (amount: number) => new Intl.NumberFormat("ru-RU").format(amount);

async function publish(page: Page, name: string): Promise<void> {
  await page.goto("/seller/products/add");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: new RegExp(`^${w("sellerProducts.name")}`) }).fill(name);
  await main
    .getByRole("textbox", { name: w("sellerProducts.description") })
    .fill("Серебро 925 пробы, ручная работа");
  const category = main.getByRole("combobox", { name: new RegExp(`^${w("sellerProducts.category")}`) });
  await category.fill("Кольца");
  await page.getByRole("option").first().click();
  await expect(main.getByText(pattern(w("sellerProducts.commission")))).toBeVisible();
  const attributes = main.getByRole("group", { name: w("sellerProducts.attributes"), exact: true });
  for (const choice of await attributes.getByRole("combobox").all()) await choice.selectOption({ index: 1 });
  for (const text of await attributes.getByRole("textbox").all()) await text.fill("5");
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#c9a227" } })
    .jpeg()
    .toBuffer();
  await main
    .locator("input[type=file]")
    .setInputFiles([{ name: "ring.jpg", mimeType: "image/jpeg", buffer: bytes }]);
  await main.getByLabel(w("sellerProducts.columns.price"), { exact: true }).fill(String(price));
  await main.getByLabel(w("sellerProducts.columns.stock"), { exact: true }).fill("10");
  await expect(main.getByText(w("sellerProducts.cover"))).toBeVisible();
  await page.getByRole("button", { name: w("sellerProducts.publish") }).click();
  await expect(page).toHaveURL(/\/seller\/products(\/edit\/[^/]+)?$/);
}

/** Orders these products at the checkout with cash on delivery; returns the order. */
async function order(
  page: Page,
  request: APIRequestContext,
  buyer: SignedIn,
  products: [ProductCard, number][],
) {
  const cart = products.map(([{ id, name, price, image, variantId }, quantity]) => {
    return { id, name: name.ru, price, image, variantId, quantity };
  });
  await page.goto("/robots.txt");
  await page.evaluate(writeEntries, { cart: JSON.stringify(cart) });
  await page.goto("/checkout");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: w("checkout.name"), exact: true }).fill("Азиз Каримов");
  await form.getByRole("textbox", { name: w("checkout.phone"), exact: true }).fill("90 123 45 67");
  await form.getByLabel(w("checkout.city")).selectOption({ index: 2 });
  await form.getByRole("textbox", { name: w("checkout.address"), exact: true }).fill("Регистан, 1");
  await form.getByRole("button", { name: w("checkout.submit") }).click();
  await expect(page.getByRole("heading", { name: w("success.heading") })).toBeVisible();
  const [placed] = await call<Order[]>(request, buyer, "/orders?limit=1");
  return placed!;
}

const getParcel = ({ parcels }: Order, shop: string) => parcels.find(({ seller }) => seller.name === shop)!;

/** Moves a parcel from the shop's list to its delivery. */
async function send(page: Page, number: string): Promise<void> {
  await page.goto(`/seller/orders?q=${number}`);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: w("parcels.steps.confirmed"), exact: true }).click();
  await expect(main.getByText("+998 90 123 45 67")).toBeVisible();
  await main.getByRole("button", { name: w("parcels.steps.processing") }).click();
  await main.getByRole("button", { name: w("parcels.steps.shipped"), exact: true }).click();
  await inDialog(page).getByRole("textbox").fill("UZ-2026-1");
  await inDialog(page)
    .getByRole("button", { name: w("parcels.steps.shipped"), exact: true })
    .click();
  await main.getByRole("button", { name: w("parcels.steps.delivered") }).click();
  await inDialog(page)
    .getByRole("button", { name: w("parcels.steps.delivered") })
    .click();
  await expect(main.getByText(w("parcels.toDo.delivered"))).toBeVisible();
}

async function cancelParcel(page: Page, number: string): Promise<void> {
  await page.goto(`/seller/orders?q=${number}`);
  await page.getByRole("link", { name: number }).click();
  await page
    .getByRole("main")
    .getByRole("button", { name: w("parcels.callOff.do") })
    .click();
  await inDialog(page).getByRole("textbox").fill("Камень оказался с трещиной");
  await inDialog(page)
    .getByRole("button", { name: w("parcels.callOff.do") })
    .click();
  await expect(page.getByRole("main").getByText(w("parcels.toDo.cancelled"))).toBeVisible();
}

/** The buyer, who paid in cash, returns one piece; the shop accepts it, and the refund is owed. */
async function returnItem(buyer: Page, shop: Page, { number, parcels }: Order, product: string) {
  const parcel = parcels.find(({ items }) => items.some((item) => item.product.name.ru === product))!.number;
  await buyer.goto(`/order/${number}`);
  await buyer
    .getByRole("button", { name: w("returns.ask") })
    .first()
    .click();
  const sheet = inDialog(buyer);
  await sheet.getByRole("button", { name: w("returns.fewer") }).click();
  await sheet.getByRole("combobox").selectOption("changed_mind");
  await sheet.getByLabel(w("refundAccount.label")).fill("8600 0000 0000 4242");
  await sheet.getByRole("button", { name: new RegExp(`^${w("returns.send")}`) }).click();
  await expect(sheet).toBeHidden();
  await shop.goto("/seller/returns");
  const main = shop.getByRole("main");
  await main
    .getByRole("link", { name: new RegExp(product) })
    .first()
    .click();
  await expect(shop.getByRole("heading", { level: 1 })).toContainText(parcel);
  await main.getByRole("button", { name: w("sellerReturns.approve") }).click();
  await main.getByRole("button", { name: w("sellerReturns.receive") }).click();
  await inDialog(shop).getByRole("radio").first().check();
  await inDialog(shop)
    .getByRole("button", { name: w("sellerReturns.receive") })
    .click();
  await main.getByRole("button", { name: w("sellerReturns.accept") }).click();
  await inDialog(shop)
    .getByRole("button", { name: w("sellerReturns.accept") })
    .click();
  await expect(main.getByText(w("sellerReturns.states.refund_owed")).first()).toBeVisible();
}

test(
  "two shops sell, send, cancel and accept a return, and their statements agree",
  onDesktop,
  async ({ page, request, browser }, { project }) => {
    test.setTimeout(150_000);
    const mark = `story-${project.name}-${Date.now()}`;
    const company = `Кумуш ${mark}`;
    const owner = await newcomer(request, mark, "ru");
    await become(page, owner, "ru");

    await page.goto("/become-seller");
    await fillIn(page, company, "ru");
    await agree(page, "ru");
    await page.getByRole("button", { name: w("selling.send") }).click();
    await expect(page.getByRole("heading", { name: w("selling.pendingTitle") })).toBeVisible();
    const admin = await administrator(browser, request);
    await approve(admin, company);
    await admin.context().close();

    const name = `Кольцо ${mark}`;
    await publish(page, name);
    const find = async () => {
      const answer = await request.get(`/api/v1/products?q=${encodeURIComponent(mark)}`);
      return ((await answer.json()) as { data: ProductCard[] }).data.find((card) => card.name.ru === name);
    };
    await expect.poll(find).toBeDefined();
    const ring = (await find())!;

    const other = await enter(request, "login", demoAccounts.otherSeller);
    const { name: otherName } = await call<{ name: string }>(request, other, "/sellers/me");
    const theirs = await pickProductInStock(request, otherName);
    const before = await call<Finance>(request, other, "/sellers/me/finance");

    const buyer = await newcomer(request, `${mark}-buyer`, "ru");
    const shopping = await readPage(browser, buyer, "ru");
    const first = await order(shopping, request, buyer, [
      [ring, 2],
      [theirs, 1],
    ]);
    const second = await order(shopping, request, buyer, [
      [ring, 1],
      [theirs, 1],
    ]);

    const otherPage = await readPage(browser, other, "ru");
    await send(page, getParcel(first, company).number);
    await send(otherPage, getParcel(first, otherName).number);
    // another shop's number finds nothing
    await page.goto(`/seller/orders/${getParcel(first, otherName).id}`);
    await expect(page.getByRole("heading", { name: w("parcels.notFound") })).toBeVisible();
    await cancelParcel(page, getParcel(second, company).number);
    await send(otherPage, getParcel(second, otherName).number);
    await returnItem(shopping, page, first, name);

    // two rings sold and one returned: the price of one and its commission remain
    const sent = await call<SellerParcel>(
      request,
      owner,
      `/sellers/me/orders/${getParcel(first, company).id}`,
    );
    const left = price - sent.money.commission / 2;
    expect(sent.money).toMatchObject({ subtotal: 2 * price, earning: 2 * left });
    const taken = () =>
      call<FinanceEntry[]>(request, owner, "/sellers/me/finance/entries?type=cash_collected");
    await expect.poll(async () => (await taken()).length).toBe(1);
    // the shop collected the cash for both rings and for the delivery
    const balance = left + (await taken())[0]!.amount;
    await expect.poll(() => call<Finance>(request, owner, "/sellers/me/finance")).toMatchObject({ balance });
    await page.goto("/seller/finance");
    await expect(page.getByText(w("finance.balance"), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("main")).toContainText(sum(-balance));
    await page.getByRole("main").getByText(w("finance.views.statements"), { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /CSV/ }).first().click(),
    ]);
    const csv = await download.createReadStream().then((stream) => stream.toArray());
    expect(Buffer.concat(csv as Buffer[]).toString()).toContain(String(balance));

    const parcels = [first, second].map((one) => getParcel(one, otherName).id);
    const entries = await call<FinanceEntry[]>(request, other, "/sellers/me/finance/entries?limit=50");
    const made = entries.filter(({ parcelId }) => parcelId !== null && parcels.includes(parcelId));
    expect(made).toHaveLength(6);
    const after = await call<Finance>(request, other, "/sellers/me/finance");
    expect(after.balance - before.balance).toBe(made.reduce((all, { amount }) => all + amount, 0));
    await otherPage.context().close();
    await shopping.context().close();
  },
);

test("the panel opens in English with its headings", onDesktop, async ({ page, request }) => {
  const language = "en";
  const t = loadMessages(language);
  await become(page, await enter(request, "login", demoAccounts.seller), language);
  for (const [path, title] of [
    ["/seller", "dashboard.title"],
    ["/seller/products", "sellerProducts.title"],
    ["/seller/orders", "parcels.title"],
    ["/seller/returns", "sellerReturns.title"],
    ["/seller/finance", "finance.title"],
  ] as const) {
    await page.goto(at(language, path));
    await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible();
  }
});
