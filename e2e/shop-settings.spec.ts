import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop, onPhone } from "./devices.ts";
import { openShop } from "./new-shop.ts";
import { administrator, newcomer, readPage, password } from "./selling.ts";
import { loadMessages } from "./messages.ts";

const w = loadMessages("ru");

/** The link in the latest mail to this address. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let found = "";
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
    found = /\/seller-invitation#token=[\w-]+/.exec(await answer.text())?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 15_000 });
  return found;
}

test(
  "a shop changes its appearance and terms, and buyers see it",
  onDesktop,
  async ({ browser, request }, { project }) => {
    const mark = `${project.name}-${Date.now()}`;
    const owner = await newcomer(request, `owner-${mark}`, "ru");
    await openShop(request, owner, `Шёлк ${mark}`);
    const page = await readPage(browser, owner, "ru");
    await page.goto("/seller/settings");
    const main = page.getByRole("main");
    const field = (key: string) => main.getByRole("textbox", { name: new RegExp(`^${w(key)}`) });
    const name = field("shopSettings.name");
    await expect(name).toHaveValue(`Шёлк ${mark}`);
    await name.fill(`Атлас ${mark}`);
    await field("shopSettings.description").fill("Шёлк <b>ручной</b> работы");
    await field("shopSettings.hours").fill("Пн–Сб, 9:00–20:00");
    await field("shopSettings.threshold").fill("300000");
    const file = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#268" } })
      .png()
      .toBuffer();
    await main
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: file });
    await expect(main.getByRole("button", { name: w("shopSettings.removePicture") })).toBeVisible();

    // leaving by mistake does not lose typed text
    await page.getByRole("link", { name: w("shopSettings.toPage") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: w("leave.stay") })
      .click();
    await main.getByRole("button", { name: w("shopSettings.save") }).click();
    await expect(page.getByText(w("shopSettings.saved"))).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(`Атлас ${mark}`);

    await page.getByRole("link", { name: w("shopSettings.toPage") }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Атлас ${mark}` })).toBeVisible();
    await expect(page.getByText("Шёлк <b>ручной</b> работы")).toBeVisible();
    await expect(page.getByText(/300\s000/)).toBeVisible();
  },
);

test(
  "a person is invited, joins as a packer, and is removed again",
  onPhone,
  async ({ browser, request }, { project }) => {
    const mark = `${project.name}-${Date.now()}`;
    const owner = await newcomer(request, `boss-${mark}`, "ru");
    await openShop(request, owner, `Команда ${mark}`);
    const page = await readPage(browser, owner, "ru");
    await page.goto("/seller/team");
    const email = `shop-packer-${mark}@example.uz`;
    await page.getByRole("textbox", { name: new RegExp(`^${w("shopTeam.email")}`) }).fill(email);
    await page.getByRole("button", { name: w("shopTeam.send") }).click();
    await expect(page.getByRole("rowheader", { name: email })).toBeVisible();

    // a guest signs up and returns to the invitation
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(await linkTo(request, email));
    await guest
      .getByRole("main")
      .getByRole("link", { name: w("nav.register") })
      .click();
    const form = guest.getByRole("main");
    await form.getByLabel(w("auth.name")).fill("Нигора Собирова");
    await form.getByLabel(w("auth.email")).fill(email);
    await form.getByLabel(w("auth.password")).fill(password);
    await form.getByRole("button", { name: w("auth.register") }).click();
    await guest.getByRole("button", { name: w("invitation.accept") }).click();
    await expect(guest.getByRole("heading", { level: 1 })).toContainText(`Команда ${mark}`);
    await guest.goto("/seller/settings");
    await expect(guest.getByRole("heading", { level: 1, name: w("sellerPanel.notYours") })).toBeVisible();

    await page.reload();
    await page.getByRole("button", { name: `${w("shopTeam.remove")}: Нигора Собирова` }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: w("shopTeam.removeConfirm") })
      .click();
    await expect(page.getByText("Нигора Собирова", { exact: true })).toBeHidden();
    await guest.reload();
    await expect(guest.getByRole("heading", { level: 1, name: w("sellerPanel.onlySellers") })).toBeVisible();
  },
);

test(
  "a suspended shop has no page, sees the reason, and reopens",
  onDesktop,
  async ({ browser, request }, { project }) => {
    const mark = `${project.name}-${Date.now()}`;
    const owner = await newcomer(request, `stopped-${mark}`, "ru");
    const name = `Стоп ${mark}`;
    await openShop(request, owner, name);
    const { slug } = await call<{ slug: string }>(request, owner, "/sellers/me");
    const status = async () => (await request.get(`/api/v1/sellers/${slug}`)).status();
    const admin = await administrator(browser, request);
    await admin.goto(`/admin/sellers?q=${encodeURIComponent(name)}`);
    await admin.getByRole("button", { name: `${w("shopAdmin.suspend")}: ${name}` }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Жалобы покупателей");
    await dialog.getByRole("button", { name: w("shopAdmin.suspendConfirm") }).click();
    await expect(admin.getByText(/Жалобы покупателей/)).toBeVisible();
    // public reads may be cached for a second
    await expect.poll(status).toBe(404);

    const page = await readPage(browser, owner, "ru");
    await page.goto("/seller/settings");
    await expect(page.getByText(/Жалобы покупателей/)).toBeVisible();

    await admin.getByRole("button", { name: `${w("shopAdmin.resume")}: ${name}` }).click();
    await admin
      .getByRole("dialog")
      .getByRole("button", { name: w("shopAdmin.resumeConfirm") })
      .click();
    await expect(admin.getByRole("button", { name: `${w("shopAdmin.suspend")}: ${name}` })).toBeVisible();
    await expect.poll(status).toBe(200);
  },
);
