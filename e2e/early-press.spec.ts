import { expect, test } from "./clean-console.ts";
import { words } from "./words.ts";

const w = words("ru");

test("a button pressed before the page's code is there does its work once it comes", async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get("/api/v1/products?limit=1&inStock=true")).json()) as {
    data: { slug: string }[];
  };
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", async (route) => {
    if (!route.request().url().includes("entry-early")) await code.promise;
    await route.continue();
  });
  const early = page.waitForResponse(/entry-early/);
  await page.goto(`/product/${data[0]?.slug}`, { waitUntil: "commit" });
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
