import type { Page } from "@playwright/test";
import { pages } from "../tools/docs/pages.ts";
import { addAxe, expectAccessible } from "./accessible.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { newPayer } from "./payer.ts";
import { panelPages } from "./panel-pages.ts";
import { paymentPages } from "./payment-pages.ts";
import { expectReflow } from "./reflow.ts";
import { shopPages } from "./shop-pages.ts";
import { signIn } from "./signed-in.ts";
import { shiftLimit, expectNoShifts, watchShifts } from "./layout-shifts.ts";
import { at, type Language } from "./messages.ts";

// a not-found page logs a 404 in the console
test.use({ allowed: [/404/] });
// many pages, one after another
test.setTimeout(240_000);

/**
 * Opens each page once on a desktop in Russian and once on a phone in Uzbek, with all checks. Colours, roles and names come
 * from the same components in every language; `expectReflow` tries texts longer than in any language. routes.spec.ts checks
 * the server's HTML in all languages.
 */
async function checkPages(
  page: Page,
  language: Language,
  paths: readonly string[],
  isMobile: boolean,
  most?: number,
) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await watchShifts(page);
  await addAxe(page);
  for (const path of paths) {
    const answer = await page.goto(at(language, path));
    expect(answer?.status(), path).toBe(path === "/nothing-here" ? 404 : 200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([/\S/]);
    await expectNoShifts(page, path, most);
    // the page may remove the fragment: the token of a mail is removed
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname + search === at(language, path).split("#")[0],
    );
    await expectAccessible(page, path, isMobile);
    if (!isMobile) await expectReflow(page, path);
  }
}

const every =
  "opens at its address, has a title and a heading, no layout shifts and no axe violations, and fits 320 px and longer texts";

test(`every page of a guest ${every}`, async ({ page, request, isMobile, language }) => {
  await checkPages(page, language, await shopPages(request), isMobile);
});

test(`every page of a buyer ${every}`, async ({ page, request, isMobile, language }) => {
  await checkPages(page, language, await signIn(page, request, language), isMobile);
});

test(`every page of a payment ${every}`, async ({ page, request, isMobile, language }) => {
  const payer = await newPayer(page, request, language);
  await checkPages(page, language, await paymentPages(payer, request, isMobile), isMobile);
});

for (const panel of ["seller", "administrator"] as const)
  test(`every page of the ${panel}'s panel ${every}`, async ({ page, request, isMobile, language }) => {
    await checkPages(page, language, await panelPages(page, request, panel, language), isMobile, shiftLimit);
  });

test(
  "the tests of every page cover the whole table of pages",
  onDesktop,
  async ({ page, request, language }) => {
    const addresses = [
      await shopPages(request),
      await signIn(page, request, language),
      await panelPages(page, request, "seller", language),
      await panelPages(page, request, "administrator", language),
    ].flat();
    const isAmong = (path: string) => {
      const form = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/?#]+")}([?#]|$)`);
      return addresses.some((address) => form.test(address));
    };
    expect(pages.map(({ path }) => path).filter((path) => !isAmong(path))).toEqual([]);
  },
);
