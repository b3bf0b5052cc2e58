import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { become, enter } from "./selling.ts";
import { pattern, loadMessages } from "./messages.ts";

test.skip(({ isMobile }) => isMobile, "one shop is changed: once is enough, the stories have the phone");

const w = loadMessages("ru");

test("a file is checked, imported and found among the shop's products; problems are listed by row", async ({
  page,
  request,
}) => {
  const seller = await enter(request, "login", demoAccounts.seller);
  await become(page, seller, "ru");
  const categories = await call<{ slug: string }[]>(request, seller, "/categories");
  const mark = Date.now().toString(36);
  const table = [
    "SKU;Название;Категория;Цена, сум;Остаток",
    `I-${mark};Серьги ${mark};${categories.at(-1)?.slug};150 000;3`,
    `J-${mark};Серьги два ${mark};${categories.at(-1)?.slug};0;3`,
  ].join("\n");
  await page.goto("/seller/products/import");
  const file = { name: "серьги.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await page.getByLabel(pattern(w("imports.file"))).setInputFiles(file);
  await expect(page.getByRole("heading", { name: w("imports.heads.checked") })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("row", { name: /^3 .*Цена, сум/ })).toBeVisible();
  const errors = page.waitForEvent("download");
  await page.getByRole("button", { name: w("imports.errorFile") }).click();
  expect((await errors).suggestedFilename()).toBe("bezak-import-errors.csv");
  await page.getByRole("button", { name: /^Записать 1 / }).click();
  await page.getByRole("link", { name: w("imports.toGoods") }).click({ timeout: 60_000 });
  const found = await call(request, seller, `/sellers/me/products?q=I-${mark}`);
  expect(found).toMatchObject([{ name: { ru: `Серьги ${mark}` }, stock: 3 }]);
});
