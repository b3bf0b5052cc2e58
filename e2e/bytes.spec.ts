import { expect, test } from "@playwright/test";
import { weighPage } from "../tools/bench/page-weight.ts";
import { onPhone } from "./devices.ts";
import { productPage } from "./shop-pages.ts";

/** KB of a first visit after `gzip -9` that buyers' pages may load. */
const limits = { script: 130, stylesheet: 25, font: 60 };

test(
  "a first visit to the home page, the catalogue and a product stays within the byte limits",
  onPhone,
  async ({ browser, baseURL, request }) => {
    for (const path of ["/", "/catalog", await productPage(request), "/uz", "/en/catalog"]) {
      const weight = await weighPage(browser, `${baseURL}${path}`);
      for (const [kind, limit] of Object.entries(limits)) {
        const kilobytes = weight[kind as keyof typeof limits] / 1000;
        expect(kilobytes, `${kind} of ${path}`).toBeGreaterThan(1);
        expect(kilobytes, `${kind} of ${path}`).toBeLessThanOrEqual(limit);
      }
      for (const script of weight.scripts) {
        const code = await (await request.get(script)).text();
        expect(code, `${script} of ${path}`).not.toMatch(/ZodError|invalid_type|\/admin\/|sellers\/me/);
      }
    }
  },
);
