import { expect, test } from "./clean-console.ts";
import { codeInMail, confirmEmail } from "./confirm-email.ts";
import { onDesktop, onPhone } from "./devices.ts";
import {
  administrator,
  agree,
  become,
  enter,
  fillIn,
  newcomer,
  openApplication,
  password,
} from "./selling.ts";
import { at, loadMessages } from "./messages.ts";

// the panel's call refuses a person without a shop
test.use({ allowed: [/403/] });

test(
  "a buyer confirms the e-mail, applies, is rejected, applies again, is approved and gets a panel",
  onDesktop,
  async ({ page, request, browser }, { project }) => {
    const w = loadMessages("ru");
    const mark = `${project.name}-${Date.now()}`;
    const company = `Олтин ${mark}`;
    const person = await newcomer(request, mark, "ru", { isConfirmed: false });
    await become(page, person, "ru");

    // this account has no shop yet, and sees how to get one
    await page.goto("/seller");
    await page
      .getByRole("main")
      .getByRole("link", { name: w("footer.sell") })
      .or(page.getByRole("main").locator("a[href='/become-seller']"))
      .first()
      .click();
    await expect(page).toHaveURL(/\/become-seller$/);

    await expect(page.getByText(w("security.unconfirmedSelling"))).toBeVisible();
    await page.getByLabel(new RegExp(`^${w("security.code")}`)).fill(await codeInMail(request, person.email));
    await page.getByRole("button", { name: w("security.confirmEmail") }).click();

    // the form's fields survive a reload and a change of the language
    await fillIn(page, company, "ru");
    await page.reload();
    const name = page.getByRole("textbox", { name: new RegExp(`^${w("application.companyName")}`) });
    await expect(name).toHaveValue(company);
    await page.getByRole("button", { name: w("selling.send") }).click();
    await expect(page.getByText(w("selling.problems.agree"))).toBeVisible();
    await agree(page, "ru");
    await page.getByRole("button", { name: w("selling.send") }).dblclick();
    await expect(page.getByRole("heading", { name: w("selling.pendingTitle") })).toBeFocused();

    const admin = await administrator(browser, request);
    await openApplication(admin, company);
    await admin.getByRole("button", { name: w("applications.reject") }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Пришлите страницу, где видно ваш товар");
    await dialog.getByRole("button", { name: w("applications.reject") }).click();
    await expect(admin.getByRole("main").getByText("Пришлите страницу, где видно ваш товар")).toBeVisible();

    await page.reload();
    await expect(page.getByText("Пришлите страницу, где видно ваш товар")).toBeVisible();
    await page.getByRole("button", { name: w("selling.again") }).click();
    await expect(name).toHaveValue(company);
    await agree(page, "ru");
    await page.getByRole("button", { name: w("selling.send") }).click();
    await expect(page.getByRole("heading", { name: w("selling.pendingTitle") })).toBeVisible();

    await openApplication(admin, company);
    await admin.getByRole("button", { name: w("applications.approve") }).click();
    await admin
      .getByRole("dialog")
      .getByRole("button", { name: w("applications.approve") })
      .click();
    await expect(admin.getByRole("link", { name: w("applications.toShop") })).toBeVisible();
    await admin.context().close();

    await page.reload();
    await page.getByRole("link", { name: w("selling.toPanel") }).click();
    await expect(page).toHaveURL(/\/seller$/);
    await expect(page.getByText(company).first()).toBeVisible();
  },
);

test(
  "a guest is led to the login and back to the application",
  onPhone,
  async ({ page, request, language }, { project }) => {
    const w = loadMessages(language);
    const email = `selling-guest-${project.name}-${language}-${Date.now()}@example.uz`;
    const person = await enter(request, "register", { name: "Малика Каримова", email, password });
    await confirmEmail(request, person, email);
    await page.goto(at(language, "/"));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: w("footer.sell") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: w("selling.title") })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: w("nav.login") })
      .click();
    await page.getByLabel(w("auth.email")).fill(email);
    await page.getByLabel(w("auth.password")).fill(password);
    await page
      .getByRole("main")
      .getByRole("button", { name: w("auth.login"), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at(language, "/become-seller")}$`));

    // six categories are one too many, by the specification
    const boxes = page.getByRole("group", { name: new RegExp(`^${w("application.categories")}`) });
    for (let one = 0; one < 6; one += 1) await boxes.getByRole("checkbox").nth(one).click();
    await expect(page.getByText(w("selling.categoriesMax"))).toBeVisible();
    await expect(boxes.getByRole("checkbox", { checked: true })).toHaveCount(5);
    await page.getByRole("button", { name: w("selling.send") }).click();
    await expect(page.getByText(w("selling.problems.agree"))).toBeVisible();
  },
);

test(
  "the administrator's panel is for administrators only",
  onDesktop,
  async ({ page, request }, { project }) => {
    const w = loadMessages("ru");
    await page.goto("/admin/seller-applications");
    await expect(page.getByRole("heading", { level: 1, name: w("admin.guest") })).toBeVisible();
    await become(page, await newcomer(request, `nosy-${project.name}-${Date.now()}`, "ru"), "ru");
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1, name: w("admin.notForYou") })).toBeVisible();
  },
);
