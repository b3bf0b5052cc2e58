import type { User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { resetApplications } from "../../mocks/application-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import ApplicationPage from "./application-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (id: string) => scene({ path: `/admin/seller-applications/${id}`, person: admin });

/** One application, with what it is compared with. */
const meta = preview.meta({
  title: "Admin/ApplicationPage",
  component: ApplicationPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("selapp_1") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((language) => (
          <Route
            key={language}
            path={`${language}/admin/seller-applications/:id`}
            element={<ApplicationPage />}
          />
        ))}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetApplications();
  },
});

const part = (name: string) => screen.findByRole("region", { name });
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** The applicant is a link, and what was answered before is read here; so is what others have in common with it. */
export const WithMatchesAndEarlier = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    const account = within(await part(t("applications.account")));
    await expect(account.getByRole("link", { name: "Малика Каримова" })).toHaveAttribute(
      "href",
      "/admin/users/cus_1",
    );
    await expect(canvas.getByText("Что продаёт")).toBeVisible();
    await expect(canvas.queryByText(t("application.description"))).toBeNull();
    const matches = within(await part(t("applications.matches.title")));
    await expect(matches.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/admin/seller-applications/selapp_2",
      "/admin/users/cus_7",
      "/admin/sellers/registon",
    ]);
    const others = within(await part(t("applications.others")));
    await expect(others.getByText(/Причина: Пришлите, пожалуйста, ссылку на страницу/)).toBeVisible();
    await userEvent.click(others.getAllByRole("link")[1]!);
    await expect(place.now?.pathname).toBe("/admin/seller-applications/selapp_4");
  },
});

/** An address that is also the account's stands once. */
export const FirstOfAPerson = meta.story({
  parameters: at("selapp_2"),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("applications.noOthers"))).toBeVisible();
    await expect(canvas.getByText(t("applications.matches.none"))).toBeVisible();
    await expect(canvas.getAllByText("sherzod@example.uz")).toHaveLength(1);
  },
});

/** A decision leaves what it was compared with. */
export const RejectedNow = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("applications.reject") }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Пришлите фото");
    await userEvent.click(dialog.getByRole("button", { name: t("applications.reject") }));
    await expect(await canvas.findByText("Пришлите фото")).toBeVisible();
    const matches = within(await part(t("applications.matches.title")));
    await expect(matches.getAllByRole("link")).toHaveLength(3);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async () => {
    await part("Mos kelishlar");
    await fits();
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async () => {
    await part("Matches");
    await fits();
  },
});

export const Missing = meta.story({
  parameters: at("selapp_none"),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { name: getShop({ loaded }).texts("applications.missing") });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/admin/seller-applications/:id`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { name: getShop({ loaded }).texts("applications.one") });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/admin/seller-applications/:id`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});
