import { expect, test } from "./clean-console.ts";
import { at, loadMessages } from "./messages.ts";

test.skip(({ isMobile }) => !isMobile, "only phones have these tabs");

test("a press that leaves a field reaches its target, not the tabs that reappear", async ({ page }) => {
  const w = loadMessages("ru");
  await page.goto(at("ru", "/contacts"));
  const send = page.getByRole("main").getByRole("button", { name: w("contacts.send") });
  const field = page.getByRole("main").getByRole("textbox").last();
  const tabs = page
    .getByRole("navigation", { name: w("nav.main") })
    .filter({ has: page.getByRole("link", { name: w("nav.home") }) });
  await field.focus();
  await expect(tabs).toBeHidden();
  // below the position where the tabs appear as soon as no field has the focus
  await send.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await page.evaluate(() => scrollBy(0, -16));
  const { x, y, width, height } = (await send.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("main").locator("[aria-invalid=true]").first()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(tabs).toBeVisible();
});
