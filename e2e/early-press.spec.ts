import { expect, test } from "./clean-console.ts";
import { productPage } from "./shop-pages.ts";
import { words } from "./words.ts";

const w = words("ru");

test("a button pressed before the page's code is there does its work once it comes", async ({
  page,
  request,
}) => {
  const path = await productPage(request);
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", async (route) => {
    if (!route.request().url().includes("entry-early")) await code.promise;
    await route.continue();
  });
  const early = page.waitForResponse(/entry-early/);
  await page.goto(path, { waitUntil: "commit" });
  await (await early).finished();
  const add = page
    .getByRole("main")
    .getByRole("button", { name: w("product.addToCart") })
    .first();
  // in impatience: it is meant once
  await add.click();
  await add.click();
  code.resolve();
  await expect(page.getByRole("main").locator("input[inputmode=numeric]").first()).toHaveValue("1");
});
