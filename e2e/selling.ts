import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { writeEntries } from "../tools/shop/demo-buyer.ts";
import { expect } from "./clean-console.ts";
import { confirmEmail } from "./confirm-email.ts";
import { loadMessages, type Language } from "./messages.ts";

export interface SignedIn {
  token: string;
  password: string;
  user: { id: string };
}

/** The password of all accounts here. */
export const password = "correct horse battery";

export async function enter(
  request: APIRequestContext,
  path: "login" | "register",
  data: { password: string; [field: string]: unknown },
): Promise<SignedIn> {
  const answer = await request.post(`/api/v1/auth/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...((await answer.json()) as Omit<SignedIn, "password">), password: data.password };
}

/** Signs in this person on every page opened from now on. */
export const become = (page: Page, { token, user }: SignedIn, language: Language) =>
  page.addInitScript(writeEntries, { token, user: JSON.stringify(user), language });

/** Registers a new person; a seller's e-mail is confirmed. */
export async function newcomer(
  request: APIRequestContext,
  mark: string,
  language: Language,
  { isConfirmed = true } = {},
): Promise<SignedIn & { email: string }> {
  const email = `selling-${mark}@example.uz`;
  const person = await enter(request, "register", { name: "Малика Каримова", email, password, language });
  if (isConfirmed) await confirmEmail(request, person, email);
  return { ...person, email };
}

/** A page in its own browser context, signed in as this person. */
export async function readPage(browser: Browser, person: SignedIn, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await become(page, person, language);
  return page;
}

export const administrator = async (browser: Browser, request: APIRequestContext): Promise<Page> =>
  readPage(browser, await enter(request, "login", demoAccounts.admin), "ru");

const begins = (text: string) => new RegExp(`^${text}`);

/** Fills in everything that an application needs except the agreement. */
export async function fillIn(page: Page, company: string, language: Language): Promise<void> {
  const w = loadMessages(language);
  const main = page.getByRole("main");
  const field = (key: string) => main.getByRole("textbox", { name: begins(w(key)) });
  await field("application.companyName").fill(company);
  await main.getByRole("radio", { name: w("application.businessTypes.individual") }).check();
  await expect(field("application.contactPerson")).toHaveValue("Малика Каримова");
  await field("application.phone").fill("90 123 45 67");
  await main.getByRole("checkbox").first().check();
  await field("application.description").fill("Серебряные кольца и браслеты из Самарканда");
  for (const key of ["monthlyVolume", "experience"]) {
    await main.getByRole("combobox", { name: begins(w(`application.${key}`)) }).selectOption({ index: 2 });
  }
}

export const agree = (page: Page, language: Language) =>
  page.getByRole("checkbox", { name: begins(loadMessages(language)("selling.agree")) }).check();

/** Opens the page of the newest application of this company. */
export async function openApplication(admin: Page, company: string): Promise<void> {
  const w = loadMessages("ru");
  await admin.goto("/admin/seller-applications");
  await admin.getByRole("searchbox", { name: w("applications.search") }).fill(company);
  await admin.getByRole("button", { name: w("search.submit"), exact: true }).click();
  await admin.getByRole("link", { name: company }).click();
  await expect(admin.getByRole("heading", { level: 1, name: company })).toBeVisible();
}

export async function approve(admin: Page, company: string): Promise<void> {
  const w = loadMessages("ru");
  await openApplication(admin, company);
  await admin.getByRole("button", { name: w("applications.approve") }).click();
  await inDialog(admin)
    .getByRole("button", { name: w("applications.approve") })
    .click();
  await expect(admin.getByRole("link", { name: w("applications.toShop") })).toBeVisible();
}

export const inDialog = (page: Page): Locator => page.getByRole("dialog");
