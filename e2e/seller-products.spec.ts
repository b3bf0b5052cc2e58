import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { expect, test } from "./clean-console.ts";
import { become, enter } from "./selling.ts";
import { at, pattern, loadMessages, type Language } from "./messages.ts";

test.skip(({ isMobile }) => isMobile, "one shop is changed: once is enough, the stories have the phone");
test.describe.configure({ mode: "serial" });

/** Signs in the demo's seller on every page opened from now on. */
const asSeller = async (page: Page, request: APIRequestContext, language: Language = "ru") =>
  become(page, await enter(request, "login", demoAccounts.seller), language);

const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer(),
});

const w = loadMessages("ru");
const name = `Пояс с орнаментом ${Date.now().toString(36)}`;

test("a product with two options and pictures is created, published and found by buyers", async ({
  page,
  request,
}) => {
  await asSeller(page, request);
  await page.goto("/seller/products");
  await page.getByRole("link", { name: w("sellerProducts.add") }).click();
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: w("sellerProducts.name") }).fill(name);
  await form
    .getByRole("textbox", { name: w("sellerProducts.description"), exact: true })
    .fill("Кожа, ручная работа");
  await form.getByRole("combobox", { name: w("sellerProducts.category") }).fill("Сумки");
  await page.getByRole("option").first().click();
  await expect(form.getByText(/Комиссия в этой категории/)).toBeVisible();
  const attributes = form.getByRole("group", { name: w("sellerProducts.attributes") });
  for (const select of await attributes.locator("select[aria-required=true]").all())
    await select.selectOption({ index: 1 });
  for (const input of await attributes.locator("input[aria-required=true]").all()) await input.fill("1");

  const files = await Promise.all(["teal", "tomato", "gold"].map((hue) => photo(`${hue}.png`, hue)));
  await form.locator("input[type=file]").setInputFiles(files);
  const tiles = form.getByRole("list", { name: w("sellerProducts.sections.pictures") }).getByRole("listitem");
  await expect(tiles).toHaveCount(3);
  await expect(form.getByRole("progressbar")).toHaveCount(0);
  const last = await tiles.nth(2).locator("img").getAttribute("src");
  // dragged to the front by its handle
  const handle = tiles.nth(2).getByRole("button", { name: /Переставить/ });
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const cover = await tiles.nth(0).boundingBox();
  await page.mouse.move(cover!.x + cover!.width / 2, cover!.y + cover!.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(tiles.nth(0).locator("img")).toHaveAttribute("src", last!);

  await form.getByRole("button", { name: w("sellerProducts.addFirstOption") }).click();
  await form.getByRole("textbox", { name: w("sellerProducts.optionName") }).fill("Цвет");
  const values = form.getByRole("textbox", { name: w("sellerProducts.newValue"), exact: true });
  await values.fill("Чёрный,");
  await values.fill("Коричневый,");
  await form.getByRole("button", { name: w("sellerProducts.addOption") }).click();
  await form
    .getByRole("textbox", { name: w("sellerProducts.optionName") })
    .nth(1)
    .fill("Размер");
  await values.nth(1).fill("S,");
  await values.nth(1).fill("M,");
  await expect(form.getByRole("rowheader")).toHaveCount(4);
  await form.getByRole("textbox", { name: w("sellerProducts.fill.price"), exact: true }).fill("150000");
  await form.getByRole("textbox", { name: w("sellerProducts.fill.stock") }).fill("3");
  await form.getByRole("button", { name: w("sellerProducts.fillDo") }).click();
  await form.getByRole("textbox", { name: "Цена: Коричневый / M", exact: true }).fill("180000");
  await form.getByRole("button", { name: w("sellerProducts.publish"), exact: true }).click();

  await expect(page).toHaveURL(/\/seller\/products\/edit\/[^/]+$/);
  await expect(form.getByText(w("sellerProducts.statuses.published"), { exact: true })).toBeVisible();
  await expect(form.getByRole("rowheader")).toHaveCount(4);

  await form.getByRole("link", { name: w("sellerProducts.preview") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("main")).toContainText("Коричневый");
});

test("stock and price are changed in the list, one by one and in bulk", async ({ page, request }) => {
  await asSeller(page, request);
  await page.goto(`/seller/products?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: /в 4 вариантах/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: `Остаток: ${name}, Чёрный, S` }).click();
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText(w("sellerProducts.stockMarks.out"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: /^9 в 4/ })).toBeVisible();

  await row.getByRole("checkbox").check();
  await page
    .getByRole("region", { name: w("sellerProducts.bulk.label") })
    .getByRole("button", { name: w("sellerProducts.columns.price"), exact: true })
    .click();
  await sheet.getByRole("textbox").fill("10");
  await sheet.getByRole("button", { name: /Изменить 4/ }).click();
  await expect(row).toContainText(/165\s000 – 198\s000/);
  await page.reload();
  await expect(row).toContainText(/165\s000 – 198\s000/);
  await expect(row.getByRole("button", { name: /^9 в 4/ })).toBeVisible();
});

test("unsaved changes survive a reload, and a deleted product disappears", async ({ page, request }) => {
  await asSeller(page, request);
  await page.goto(`/seller/products?q=${encodeURIComponent(name)}`);
  await page.getByRole("main").getByRole("link", { name }).click();
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: w("sellerProducts.brand") }).fill("Samarqand");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByRole("textbox", { name: w("sellerProducts.brand") })).toHaveValue("Samarqand");
  await form.getByRole("button", { name: w("sellerProducts.save"), exact: true }).click();
  await expect(form.getByText(w("sellerProducts.savedState"))).toBeVisible();
  await form.getByRole("button", { name: w("sellerProducts.delete") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: w("sellerProducts.delete") })
    .click();
  await expect(page).toHaveURL(/\/seller\/products$/);
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("main").getByRole("link", { name })).toHaveCount(0);
});

test("the panel opens for members only", async ({ page, request, language }) => {
  const text = loadMessages(language);
  await page.goto(at(language, "/seller/products"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("sellerPanel.guest"));
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  await asSeller(page, request);
  // by the account menu, which has it for sellers only
  await page.goto(at(language, "/"));
  await page
    .getByRole("banner")
    .getByRole("button", { name: pattern(text("nav.account")) })
    .click();
  await page.getByRole("menuitem", { name: text("nav.sellerPanel") }).click();
  await expect(page).toHaveURL(new RegExp(`${at(language, "/seller")}$`));
  await page.getByRole("link", { name: text("sellerPanel.nav.products"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("sellerProducts.title"));
  await expect(page.getByRole("navigation", { name: text("sellerPanel.parts") }).first()).toBeVisible();
});
