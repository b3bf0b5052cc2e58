import type { User } from "@bezak/contract/auth.ts";
import * as uploads from "@bezak/contract/routes/uploads.ts";
import { Route, Routes } from "react-router";
import { HttpResponse } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { changeBannerElsewhere, resetContent, sentContent } from "../../mocks/content-admin-handlers.ts";
import { mock } from "../../mocks/mock.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import BannerPage from "./banner-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (path: string) => scene({ path: `/admin/banners/${path}`, person: admin });

const meta = preview.meta({
  title: "Admin/BannerPage",
  component: BannerPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("ban_0") },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].flatMap((language) =>
          ["new", ":id"].map((path) => (
            <Route
              key={language + path}
              path={`${language}/admin/banners/${path}`}
              element={<BannerPage />}
            />
          )),
        )}
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContent();
  },
});

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** A new banner: errors at their fields, pictures by upload, then the page of the stored banner. */
export const Created = meta.story({
  parameters: at("new"),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(uploads.upload, () =>
        HttpResponse.json(
          {
            success: true,
            data: { url: "/files/uploads/p0123456789abcdefghij-1600x500.webp", type: "image", size: 10 },
          },
          { status: 201 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const create = await canvas.findByRole("button", { name: "Создать" });
    await expect(create).toBeDisabled();
    const link = canvas.getByRole("textbox", { name: /^Ссылка/ });
    await userEvent.type(link, "javascript:alert(1)");
    await userEvent.click(create);
    const title = canvas.getByRole("textbox", { name: /^Заголовок/ });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription(/по-русски/);
    await expect(link).toHaveAccessibleDescription(/начинается с \//);
    await expect(canvas.getAllByText("Выберите картинку")).toHaveLength(2);
    await expect(sentContent()).toEqual([]);
    await userEvent.type(title, "Осень");
    await userEvent.clear(link);
    await userEvent.type(link, "/catalog?filter=new");
    const file = new File(["x"], "wide.png", { type: "image/png" });
    for (const name of ["Для компьютера", "Для телефона"])
      await userEvent.upload(canvas.getByLabelText(name, { selector: "input" }), file);
    await waitFor(() => expect(canvas.queryByText("Выберите картинку")).toBeNull());
    await userEvent.type(canvas.getByRole("textbox", { name: /^Последний день/ }), "31122099");
    await userEvent.click(create);
    await expect(await screen.findByText("Баннер создан")).toBeVisible();
    await expect(sentContent()).toMatchObject([
      {
        call: "create",
        body: { title: { ru: "Осень" }, link: "/catalog?filter=new", endsAt: "2099-12-31T19:00:00.000Z" },
      },
    ]);
    await waitFor(() => expect(getShop({ loaded }).place.now?.pathname).toBe("/admin/banners/ban_new"));
    await canvas.findByRole("heading", { level: 1, name: "Осень" });
  },
});

/** Another administrator has saved meanwhile: nothing is overwritten, nothing typed is lost. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("textbox", { name: /^Ссылка/ });
    await userEvent.clear(link);
    await userEvent.type(link, "/refused");
    changeBannerElsewhere("ban_0", { title: { ru: "Украшения к лету" } });
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await userEvent.click(save);
    await expect(
      await canvas.findByText(/другой администратор тем временем изменил: Заголовок\./),
    ).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Заголовок/ })).toHaveValue("Украшения к лету");
    await expect(link).toHaveValue("/refused");
    await userEvent.click(save);
    await waitFor(() => expect(link).toHaveAccessibleDescription(/Такой страницы нет/));
    await userEvent.clear(link);
    await userEvent.type(link, "/catalog");
    await userEvent.click(save);
    await expect(await screen.findByText("Сохранено")).toBeVisible();
    await expect(sentContent().at(-1)).toEqual({ call: "change", body: { link: "/catalog" } });
    await waitFor(() => expect(save).toBeDisabled());
  },
});

/** A copy is off, and is created only when it is saved. */
export const Copied = meta.story({
  parameters: at("new?copy=ban_1"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Заголовок/ })).toHaveValue("Неделя сумок");
    await expect(canvas.getByRole("checkbox", { name: /^Включено/ })).not.toBeChecked();
    await expect(sentContent()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Создать" }));
    await expect(await screen.findByText("Баннер создан")).toBeVisible();
    await expect(sentContent()).toMatchObject([
      { call: "create", body: { active: false, link: "/category/bags" } },
    ]);
  },
});

/** The real home page follows the form, in each language and for both widths; on a phone it is behind a tab. */
export const Previewed = meta.story({
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("textbox", { name: /^Ссылка/ });
    await userEvent.clear(link);
    await userEvent.type(link, "/catalog?filter=new");
    await userEvent.click(canvas.getByRole("radio", { name: "Предпросмотр" }));
    const frame = await canvas.findByTitle<HTMLIFrameElement>("Предпросмотр главной страницы");
    const inside = () => within(frame.contentDocument!.body);
    const banner = await inside().findByRole("heading", {
      level: 2,
      name: "Украшения к весне",
      hidden: true,
    });
    await expect(banner.closest("a")).toHaveAttribute("href", "/catalog?filter=new");
    await expect(
      inside().getByRole("heading", { level: 2, name: "Скидки", hidden: true }),
    ).toBeInTheDocument();
    const preview = within(canvas.getByRole("region", { name: "Предпросмотр главной страницы" }));
    await userEvent.click(preview.getByRole("radio", { name: "Oʻzbekcha" }));
    await inside().findByRole("heading", { level: 2, name: "Bahorgi taqinchoqlar", hidden: true });
    await expect(frame.contentWindow!.innerWidth).toBe(390);
    await userEvent.click(canvas.getByRole("radio", { name: "Компьютер" }));
    await waitFor(() => expect(frame.contentWindow!.innerWidth).toBe(1280));
    // the page itself stays in its language
    await userEvent.click(canvas.getByRole("radio", { name: "Форма" }));
    await expect(link).toBeVisible();
    await fits();
  },
});

export const Missing = meta.story({
  parameters: at("ban_gone"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Такого баннера нет" });
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: at("ban_expired"),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Hozir soatlar ham belgilangan/);
    await fits();
  },
});
