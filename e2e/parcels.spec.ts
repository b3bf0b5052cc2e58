import type { Order } from "@bezak/contract/orders.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { onPhone } from "./devices.ts";
import { pickProductInStock } from "./pick-product.ts";
import { become, enter, inDialog, newcomer, readPage, type SignedIn } from "./selling.ts";
import { at, loadMessages, type Language } from "./messages.ts";

// another shop's parcel is 404
test.use({ allowed: [/404/] });

const readName = async (request: APIRequestContext, member: SignedIn): Promise<string> =>
  (await call<{ name: string }>(request, member, "/sellers/me")).name;

/** An order of one product of each of these shops, with cash on delivery. */
async function order(request: APIRequestContext, buyer: SignedIn, sellers: string[]): Promise<Order> {
  const products = await Promise.all(sellers.map((name) => pickProductInStock(request, name)));
  const items = products.map(({ id, variantId }) => ({
    productId: id,
    variantId: variantId ?? undefined,
    quantity: 1,
  }));
  return call<Order>(request, buyer, "/orders", {
    method: "POST",
    data: {
      items,
      delivery: { method: "courier", city: "samarkand", address: "Регистан, 1" },
      contact: { name: "Азиза Рахимова", phone: "+998901234567" },
      paymentMethod: "cash",
    },
  });
}

const getNumber = ({ parcels }: Order, shop: string) =>
  parcels.find(({ seller }) => seller.name === shop)?.number ?? "none";

async function search(page: Page, language: Language, number: string): Promise<void> {
  await page.goto(at(language, `/seller/orders?q=${number}`));
}

test(
  "two shops see their own parcels, accept, print and cancel",
  onPhone,
  async ({ page, request, browser, language }, { project }) => {
    const w = loadMessages(language);
    const [own, other] = [
      await enter(request, "login", demoAccounts.seller),
      await enter(request, "login", demoAccounts.otherSeller),
    ];
    const [ownName, otherName] = [await readName(request, own), await readName(request, other)];
    const buyer = await newcomer(request, `orders-${project.name}-${language}-${Date.now()}`, language);
    const placed = await order(request, buyer, [ownName, otherName]);
    const [mine, theirs] = [getNumber(placed, ownName), getNumber(placed, otherName)];
    await become(page, own, language);

    await search(page, language, theirs);
    await expect(page.getByText(w("parcels.nothing"))).toBeVisible();
    await search(page, language, mine);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: mine })).toBeVisible();
    await expect(main.getByText("Азиза Рахимова")).toHaveCount(0);
    await main.getByRole("button", { name: `${w("parcels.steps.confirmed")}: ${mine}` }).click();
    await expect(main.getByText("Азиза Рахимова")).toBeVisible();

    // a label of the selected parcels, by a button in the bar below
    await main.getByRole("checkbox", { name: w("parcels.selectOne").replace("{{number}}", mine) }).check();
    const bar = main.getByRole("region", { name: w("parcels.bulk") });
    const [label] = await Promise.all([
      page.waitForEvent("download"),
      bar.getByRole("button").first().click(),
    ]);
    expect(label.suggestedFilename()).toBe(`label-${mine}.pdf`);
    const bytes = Buffer.concat((await (await label.createReadStream()).toArray()) as Buffer[]);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");

    await main.getByRole("link", { name: mine }).click();
    const [list] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: w("parcels.packingList") }).click(),
    ]);
    expect(list.suggestedFilename()).toBe(`packing-list-${mine}.pdf`);

    // the other shop cancels its parcel, and the buyer reads why
    const neighbour = await readPage(browser, other, language);
    await neighbour.goto(at(language, `/seller/orders/${theirs}`));
    await neighbour
      .getByRole("main")
      .getByRole("button", { name: w("parcels.callOff.do") })
      .click();
    await inDialog(neighbour).getByRole("textbox").fill("Камень с трещиной");
    await inDialog(neighbour)
      .getByRole("button", { name: w("parcels.callOff.do") })
      .click();
    await expect(neighbour.getByText(w("parcels.toDo.cancelled"))).toBeVisible();
    await neighbour.goto(at(language, `/seller/orders/${mine}`));
    await expect(neighbour.getByRole("heading", { name: w("parcels.notFound") })).toBeVisible();
    await neighbour.context().close();

    const shopping = await readPage(browser, buyer, language);
    await shopping.goto(at(language, `/order/${placed.number}`));
    await expect(shopping.getByText(/Камень с трещиной/).first()).toBeVisible();
    await expect(shopping.getByText(w("orders.statuses.confirmed")).first()).toBeVisible();
    await shopping.context().close();
  },
);
