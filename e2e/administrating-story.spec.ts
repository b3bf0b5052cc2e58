import type { AdminTeam } from "@bezak/contract/admin-team.ts";
import type { ProductCard } from "@bezak/contract/catalog.ts";
import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { toOrderBody } from "../tools/access/buyer-fixtures.ts";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { codeOf } from "./authenticator.ts";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { onDesktop } from "./devices.ts";
import { payElsewhere } from "./gateway-pages.ts";
import { loadMessages } from "./messages.ts";
import { storeTenMessages } from "./shop-database.ts";
import { enter, inDialog, password, readPage, type SignedIn } from "./selling.ts";

// a password alone is refused once the account has a second factor, and money waits for a confirmation
test.use({ allowed: [/40[13]/] });

const w = loadMessages("ru");
const MESSAGES = 10;

/** Accepts the invitation of the mail to this address, as the person whom it names. */
async function join(request: APIRequestContext, email: string): Promise<void> {
  let token = "";
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
    token = /\/admin-invitation#token=([\w-]+)/.exec(await answer.text())?.[1] ?? "";
    expect(token).not.toBe("");
  }).toPass({ timeout: 15_000 });
  const data = { token, name: "Нодира Рахимова", password };
  const answer = await request.post("/api/v1/admin-invitations/join", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function fillInPassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  const form = page.getByRole("main");
  await form.getByLabel(w("auth.email")).fill(email);
  await form.getByLabel(w("auth.password")).fill(password);
  await form.getByRole("button", { name: w("auth.login"), exact: true }).click();
}

interface Factor {
  secret: string;
  /** each serves once in place of a code, and the app has a new one only every half minute */
  recoveryCodes: string[];
}

/** Switches sign-in codes on for a new administrator. */
async function setUpFactor(page: Page, email: string): Promise<Factor> {
  await fillInPassword(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/settings");
  await page.getByRole("button", { name: w("secondFactor.switchOn"), exact: true }).click();
  await confirm(page);
  const shown = await page.locator("code[translate=no]").textContent();
  const secret = (shown ?? "").replaceAll(/\s/g, "");
  await page.getByLabel(w("secondFactor.code")).fill(codeOf(secret));
  await page.getByRole("button", { name: w("secondFactor.finish"), exact: true }).click();
  const codes = page.locator("ul[translate=no] li");
  await expect(codes.first()).toBeVisible();
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole("button", { name: w("secondFactor.saved") }).click();
  return { secret, recoveryCodes };
}

/** Gives the password, and a recovery code where the account has a factor. */
async function confirm(page: Page, given = password, recoveryCode?: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: w("confirm.title") });
  await dialog.getByLabel(w("auth.password")).fill(given);
  await dialog.getByRole("button", { name: w("confirm.act"), exact: true }).click();
  if (recoveryCode !== undefined) {
    await dialog.getByRole("button", { name: w("secondFactor.byRecovery") }).click();
    await dialog.getByLabel(w("secondFactor.recovery")).fill(recoveryCode);
    await dialog.getByRole("button", { name: w("confirm.act"), exact: true }).click();
  }
  await expect(dialog).toHaveCount(0);
}

/** A paid order that is dearer than whatever the other tests pay out or refund. */
async function placeDearOrder(request: APIRequestContext, mark: string) {
  const account = { name: "Азиз Каримов", email: `dear-${mark}@example.uz`, password };
  const buyer = await enter(request, "register", account);
  const [dearest] = (
    (await (await request.get("/api/v1/products?inStock=true&sort=price_desc&limit=1")).json()) as {
      data: ProductCard[];
    }
  ).data;
  const { id, variantId } = dearest!;
  const body = toOrderBody({ id, variantId: variantId ?? "" }, "click");
  const order = await call<Order>(request, buyer, "/orders", { method: "POST", data: body });
  await payElsewhere(request, order.payment.payUrl ?? "", "pay");
  const status = async () => (await call<Order>(request, buyer, `/orders/${order.id}`)).payment.status;
  await expect.poll(status, { timeout: 30_000 }).toBe("paid");
  return { buyer, order };
}

const setLimit = (request: APIRequestContext, owner: SignedIn, approvalOver: number | null) =>
  call(request, owner, "/admin/settings", { method: "PUT", data: { approvalOver } });

/** Marks ten messages as answered by keys alone. */
async function decide(page: Page, mark: string): Promise<void> {
  await page.goto(`/admin/waiting?kind=message&q=${mark}`);
  const rows = page.getByRole("article", { name: new RegExp(`^${w("moderation.kind.message")}:`) });
  await expect(rows).toHaveCount(MESSAGES);
  await page.keyboard.press("j");
  for (let left = MESSAGES; left > 0; left -= 1) {
    await page.keyboard.press("a");
    await expect(rows).toHaveCount(left - 1);
  }
  await expect(page.getByText(w("moderation.done.message.yes")).first()).toBeVisible();
}

/** Gives the first banner of the home page another title, which visitors see. */
async function editHome(page: Page, request: APIRequestContext, owner: SignedIn, title: string) {
  const [banner] = await call<{ id: string }[]>(request, owner, "/banners/admin");
  await page.goto(`/admin/banners/${banner!.id}`);
  const field = page.getByRole("textbox", { name: new RegExp(`^${w("contentAdmin.banners.fields.title")}`) });
  await field.fill(title);
  await page.getByRole("button", { name: w("contentAdmin.publish"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(async () => (await request.get("/")).text(), { timeout: 30_000 }).toContain(title);
  return banner!.id;
}

/** Looks for each act of the story in the log: the decisions, the new title, and who asked for the refund and approved it. */
async function findInLog(
  page: Page,
  acts: Record<"actor" | "email" | "title" | "bannerId" | "parcelId", string>,
) {
  const { actor, email, title, bannerId, parcelId } = acts;
  const rowsOf = (who: string) => page.getByRole("row").filter({ hasText: who });
  const query = (given: Record<string, string>) => `/admin/audit?${new URLSearchParams(given)}`;
  await page.goto(query({ area: "queue", actor }));
  await expect(rowsOf(email)).toHaveCount(MESSAGES);
  await page.goto(query({ subject: bannerId, actor }));
  await expect(rowsOf(email)).toHaveCount(1);
  await rowsOf(email)
    .getByRole("button", { name: w("audit.details") })
    .click();
  await expect(inDialog(page).getByText(title)).not.toHaveCount(0);
  await page.goto(query({ subject: parcelId }));
  for (const who of [email, demoAccounts.admin.email]) await expect(rowsOf(who)).toHaveCount(1);
}

test(
  "an administrator signs in with a factor, decides ten messages, edits the home page and refunds with a second one",
  onDesktop,
  async ({ page, request, browser }, { project }) => {
    test.setTimeout(150_000);
    const mark = `admin-${project.name}-${Date.now()}`;
    const email = `${mark}@example.uz`;
    const owner = await enter(request, "login", demoAccounts.admin);
    const invitation = { email, rank: "manager" };
    await call(request, owner, "/admin/team/invitations", { method: "POST", data: invitation });
    await join(request, email);

    const { secret, recoveryCodes } = await setUpFactor(page, email);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await fillInPassword(page, email);
    await page.getByRole("main").getByLabel(w("secondFactor.code")).fill(codeOf(secret, 1));
    await page
      .getByRole("main")
      .getByRole("button", { name: w("auth.login"), exact: true })
      .click();
    await page.waitForURL(({ pathname }) => pathname !== "/login");

    await storeTenMessages(mark);
    await decide(page, mark);
    const title = `Скидки ${mark}`;
    const bannerId = await editHome(page, request, owner, title);

    const { buyer, order } = await placeDearOrder(request, mark);
    const [parcel] = order.parcels;
    await setLimit(request, owner, order.totals.total - 1);
    await page.goto(`/admin/orders/${parcel!.number}`);
    await page.getByRole("button", { name: w("orderAdmin.acts.cancelled.act"), exact: true }).click();
    const question = inDialog(page);
    await question.getByRole("textbox").fill("Товар повреждён на складе");
    await question.getByRole("button", { name: w("approvals.request"), exact: true }).click();
    await confirm(page, password, recoveryCodes[0]);
    await setLimit(request, owner, null);
    await expect(page.getByText(w("approvals.nothingYet"))).toBeVisible();
    const seen = () => call<AdministeredParcelDetails>(request, owner, `/admin/orders/${parcel!.number}`);
    expect((await seen()).status).toBe("pending");

    const second = await readPage(browser, owner, "ru");
    await second.goto("/admin/approvals");
    await second
      .getByRole("button", { name: new RegExp(`^${w("approvals.approve")}: .*${parcel!.number}`) })
      .click();
    await inDialog(second)
      .getByRole("button", { name: w("approvals.decisions.approve.act"), exact: true })
      .click();
    await confirm(second, demoAccounts.admin.password);
    await expect.poll(async () => (await seen()).status).toBe("cancelled");
    const paidBack = async () => (await call<Order>(request, buyer, `/orders/${order.id}`)).payment.status;
    await expect.poll(paidBack, { timeout: 30_000 }).toBe("refunded");

    const { administrators } = await call<AdminTeam>(request, owner, "/admin/team");
    const actor = administrators.find((one) => one.email === email)!.id;
    await findInLog(second, { actor, email, title, bannerId, parcelId: parcel!.id });
    await second.context().close();
  },
);
