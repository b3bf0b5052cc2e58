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

/** Answers uploads with these addresses, one after another. */
const answerUploads = (...urls: string[]) =>
  mock(uploads.upload, () =>
    HttpResponse.json(
      { success: true, data: { url: urls.shift()!, type: "image", size: 10 } },
      { status: 201 },
    ),
  );

/** A new banner: errors at their fields, pictures by upload, then the page of the stored banner. */
export const Created = meta.story({
  parameters: at("new"),
  beforeEach: ({ msw }) =>
    msw.use(
      answerUploads(
        "/files/uploads/p0123456789abcdefghij-1600x500.webp",
        "/files/uploads/pabcdefghij0123456789-960x540.webp",
      ),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const create = await canvas.findByRole("button", { name: "Создать" });
    await expect(create).toBeDisabled();
    const link = canvas.getByRole("textbox", { name: /^Ссылка/ });
    await userEvent.click(link);
    await userEvent.paste("javascript:alert(1)");
    await userEvent.click(create);
    const title = canvas.getByRole("textbox", { name: /^Заголовок/ });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription(/по-русски/);
    await expect(link).toHaveAccessibleDescription(/начинается с \//);
    await expect(canvas.getAllByText("Выберите картинку")).toHaveLength(2);
    await expect(sentContent()).toEqual([]);
    await userEvent.type(title, "Осень");
    await userEvent.clear(link);
    await userEvent.paste("/catalog?filter=new");
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
    const save = canvas.getByRole("button", { name: "Опубликовать" });
    await userEvent.click(save);
    await expect(
      await canvas.findByText(/Другой администратор тем временем изменил: Заголовок\./),
    ).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Заголовок/ })).toHaveValue("Украшения к лету");
    await expect(link).toHaveValue("/refused");
    await userEvent.click(save);
    await waitFor(() => expect(link).toHaveAccessibleDescription(/Такой страницы нет/));
    await userEvent.clear(link);
    await userEvent.type(link, "/catalog");
    await userEvent.click(save);
    await expect(await screen.findByText("Опубликовано")).toBeVisible();
    await expect(sentContent().at(-1)).toEqual({ call: "change", body: { link: "/catalog" } });
    await waitFor(() => expect(save).toBeDisabled());
  },
});

/** A picture that is too small says so; one with another ratio is cut, also by keys, and can be cut again later. */
export const Cropped = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answerUploads(
        "/files/uploads/p0123456789abcdefghij-300x300.webp",
        "/files/mock/banners/square-2000x2000.webp",
        "/files/mock/banners/cut-2000x625.webp",
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText("Для компьютера", { selector: "input" });
    const file = new File(["x"], "square.png", { type: "image/png" });
    await userEvent.upload(input, file);
    await expect(await canvas.findByText(/нужно не меньше 1200 × 375, а её размер 300 × 300/)).toBeVisible();
    await userEvent.upload(input, file);
    const dialog = within(await screen.findByRole("dialog", { name: "Кадр для компьютера" }));
    await expect(await dialog.findByText("Так будет выглядеть · 2000 × 625")).toBeVisible();
    const cut = dialog.getByRole("button", { name: "Использовать этот кадр" });
    await waitFor(() => expect(cut).toBeEnabled());
    dialog.getByRole("group", { name: "Рамка кадра" }).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await userEvent.click(cut);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить черновик" }));
    await waitFor(() => expect(sentContent()).toHaveLength(1));
    const { body } = sentContent()[0] as { body: { crops: { desktop: { y: number } } } };
    await expect(body).toMatchObject({
      image: { desktop: "/files/mock/banners/cut-2000x625.webp" },
      crops: {
        desktop: { original: "/files/mock/banners/square-2000x2000.webp", x: 0, width: 2000, height: 625 },
        mobile: null,
      },
    });
    await expect(body.crops.desktop.y).toBeLessThan(687);
    await userEvent.click(canvas.getByRole("button", { name: "Выбрать кадр заново: Для компьютера" }));
    await expect(await screen.findByText("Так будет выглядеть · 2000 × 625")).toBeVisible();
  },
});

/** The phone's picture has a frame of its own, and leaves the desktop's as it is. */
export const CroppedForPhones = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answerUploads("/files/mock/banners/square-2000x2000.webp", "/files/mock/banners/cut-2000x1111.webp"),
    ),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText("Для телефона", { selector: "input" });
    await userEvent.upload(input, new File(["x"], "square.png", { type: "image/png" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Кадр для телефона" }));
    await expect(await dialog.findByText("Так будет выглядеть · 2000 × 1111")).toBeVisible();
    const cut = dialog.getByRole("button", { name: "Использовать этот кадр" });
    await waitFor(() => expect(cut).toBeEnabled());
    await userEvent.click(cut);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить черновик" }));
    await waitFor(() => expect(sentContent()).toHaveLength(1));
    const { body } = sentContent()[0] as { body: { image: { mobile: string }; crops: object } };
    await expect(body.image.mobile).toBe("/files/mock/banners/cut-2000x1111.webp");
    await expect(body.crops).toMatchObject({ desktop: null, mobile: { x: 0, width: 2000, height: 1111 } });
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
