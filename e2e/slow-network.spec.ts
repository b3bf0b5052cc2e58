import { expect, test } from "./clean-console.ts";
import { onPhone } from "./devices.ts";
import { pattern, loadMessages } from "./messages.ts";

test("text typed before the scripts arrive stays in the form", onPhone, async ({ page }) => {
  const w = loadMessages("ru");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/register", { waitUntil: "commit" });
  const form = page.getByRole("main");
  await form.getByLabel(w("auth.name")).fill("Нигора");
  await form.getByLabel(w("auth.email")).fill("nigora@example.uz");
  scripts.resolve();
  await page.waitForLoadState("load");
  // the message about an empty password comes from the page's code, so the page is hydrated by then
  await expect(async () => {
    await form.getByRole("button", { name: w("auth.register") }).click();
    await expect(form.getByText(pattern(w("auth.fieldPasswordShort")))).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(form.getByLabel(w("auth.name"))).toHaveValue("Нигора");
  await expect(form.getByLabel(w("auth.email"))).toHaveValue("nigora@example.uz");
  await form.getByLabel(w("auth.password")).fill("correct");
  await expect(form.getByLabel(w("auth.email"))).toHaveValue("nigora@example.uz");
});
