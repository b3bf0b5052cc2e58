import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { alive } from "./alive.ts";
import { expect, test } from "./clean-console.ts";
import { newPayer } from "./payer.ts";
import { panelPages } from "./panel-pages.ts";
import { paymentPages } from "./payment-pages.ts";
import { expectRoomy } from "./roomy.ts";
import { shopPages } from "./shop-pages.ts";
import { signIn } from "./signed-in.ts";
import { calm, expectStill, watchShifts } from "./still.ts";
import { at, languages, type Language } from "./words.ts";

// a page that is not there says so in the console as well
test.use({ allowed: [/404/] });
// many pages, one after another
test.setTimeout(240_000);

/**
 * Each page is opened once and looked at in every way. Colours, roles and names are the same pieces in every language,
 * so that they are checked in one on a desk and in two on a phone; what texts do to a page is checked in each.
 */
async function lookAt(
  page: Page,
  language: Language,
  paths: readonly string[],
  isMobile: boolean,
  most?: number,
) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await watchShifts(page);
  for (const path of paths) {
    await page.goto(at(language, path), { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectStill(page, path, most);
    await alive(page);
    if (isMobile || language === "ru") await expectAccessible(page, path);
    if (!isMobile) await expectRoomy(page, path);
  }
}

const every =
  "has a title and a heading, stands still, is free of what axe finds, fits 320 px and longer texts";

for (const language of languages) {
  test(`every page of a guest in ${language} ${every}`, async ({ page, request, isMobile }) => {
    test.skip(isMobile && language !== "ru", "what differs by language is the same everywhere");
    await lookAt(page, language, await shopPages(request), isMobile);
  });

  test(`every page of a buyer in ${language} ${every}`, async ({ page, request, isMobile }) => {
    test.skip(isMobile && language !== "uz", "what differs by language is the same everywhere");
    await lookAt(page, language, await signIn(page, request, language), isMobile);
  });

  test(`every page of a seller's panel in ${language} ${every}`, async ({ page, request, isMobile }) => {
    test.skip(isMobile && language !== "uz", "what differs by language is the same everywhere");
    await lookAt(page, language, await panelPages(page, request, "seller", language), isMobile, calm);
  });

  test(`every page of a payment in ${language} ${every}`, async ({ page, request, isMobile }) => {
    test.skip(isMobile && language !== "uz", "what differs by language is the same everywhere");
    const payer = await newPayer(page, request, language);
    await lookAt(page, language, await paymentPages(payer, request), isMobile);
  });
}

test(`every page of the administrator's panel ${every}`, async ({ page, request, isMobile }) => {
  const language = isMobile ? "uz" : "ru";
  await lookAt(page, language, await panelPages(page, request, "administrator", language), isMobile, calm);
});
