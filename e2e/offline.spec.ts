import { expect, test } from "@playwright/test";
import { onPhone } from "./devices.ts";
import { productPage } from "./shop-pages.ts";

test(
  "a visited page can be read without a network, and any other page says that there is none",
  onPhone,
  async ({ page, context, request }) => {
    test.slow();
    const seen = await productPage(request);
    await page.goto("/");
    // the service worker is registered when the page has been idle for a while
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 40_000,
    });
    await page.goto(seen);
    const name = await page.locator("h1").first().textContent();
    await expect
      .poll(() =>
        page.evaluate(
          async (path) =>
            Boolean(await caches.match(new URL(path, location.href).href, { ignoreVary: true })),
          seen,
        ),
      )
      .toBe(true);

    await context.setOffline(true);
    await page.goto(seen);
    await expect(page.locator("h1").first()).toHaveText(name ?? "");
    await page.goto("/uz/product/never-seen");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aloqa yoʻq");
    await expect(page.locator(`a[href="${seen}"]`)).toBeVisible();
    await context.setOffline(false);
  },
);

test("the shop can be installed in three languages", onPhone, async ({ request }) => {
  for (const [path, language, start] of [
    ["/", "ru", "/"],
    ["/uz", "uz", "/uz"],
    ["/en", "en", "/en"],
  ]) {
    const html = await (await request.get(path!)).text();
    const address = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? "";
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as { lang: string; start_url: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ lang: language, start_url: start, display: "standalone" });
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  }
});
