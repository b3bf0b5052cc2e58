import type { User } from "@bezak/contract/auth.ts";
import * as versionRoutes from "@bezak/contract/routes/content-versions.ts";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import {
  administeredBanners,
  changeBannerElsewhere,
  resetContent,
  sentContent,
} from "../../mocks/content-admin-handlers.ts";
import { withDraft } from "../../mocks/content-version-handlers.ts";
import { mock } from "../../mocks/mock.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import BannerPage from "./banner-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (path: string) => scene({ path: `/admin/banners/${path}`, person: admin });

const meta = preview.meta({
  title: "Admin/BannerPage/Drafts",
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

/** Changes are kept without being shown, published later or at once; what they are is said in words. */
export const Drafted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("textbox", { name: /^Ссылка/ });
    await userEvent.clear(link);
    await userEvent.type(link, "/a");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить черновик" }));
    const panel = within(await canvas.findByRole("region", { name: "Есть неопубликованные изменения" }));
    await expect(panel.getByText("/category/rings → /a")).toBeVisible();
    await expect(link).toHaveValue("/a");
    await expect(canvas.getByRole("button", { name: "Сохранить черновик" })).toBeDisabled();
    await userEvent.click(panel.getByRole("button", { name: "Опубликовать позже…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Когда опубликовать?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Назначить" }));
    const day = dialog.getByRole("textbox", { name: /^День/ });
    await expect(day).toHaveAccessibleDescription(/Выберите день/);
    await userEvent.type(day, "01012099");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Время" }), "09:00");
    await userEvent.click(dialog.getByRole("button", { name: "Назначить" }));
    await expect(await panel.findByText(/^Будет опубликовано автоматически: 1 января 2099/)).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Опубликовать" }));
    await expect(await screen.findByText("Опубликовано")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Есть неопубликованные изменения")).toBeNull());
    // the pressed button is gone
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(link).toHaveValue("/a");
    await expect(sentContent()).toEqual([
      { call: "draft", body: { link: "/a" } },
      { call: "draft", body: { publishAt: "2099-01-01T04:00:00.000Z" } },
      { call: "publish", body: null },
    ]);
  },
});

/** Discarding asks first; what was typed before is no longer shown, and the focus is not lost with the button. */
export const Discarded = meta.story({
  beforeEach: () =>
    resetContent({ banners: administeredBanners.map((one) => withDraft(one, { link: "/draft" })) }),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole("textbox", { name: /^Ссылка/ });
    await expect(link).toHaveValue("/draft");
    await userEvent.click(canvas.getByRole("button", { name: "Удалить изменения" }));
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Удалить изменения" }));
    await waitFor(() => expect(canvas.queryByText("Есть неопубликованные изменения")).toBeNull());
    await expect(link).toHaveValue("/category/rings");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

/** Whatever is published adds a version, which the list shows. */
export const VersionsReadAgain = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText("Версия 2 · изменено");
    let readings = 0;
    msw.use(mock(versionRoutes.contentVersions, () => void (readings += 1)));
    const link = canvas.getByRole("textbox", { name: /^Ссылка/ });
    await userEvent.clear(link);
    await userEvent.type(link, "/catalog");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await expect(await screen.findByText("Опубликовано")).toBeVisible();
    await waitFor(() => expect(readings).toBe(1));
  },
});

/** A copy is one of what is published: it has no draft, which would be published with it. */
export const CopiedWithoutDraft = meta.story({
  parameters: at("new?copy=ban_1"),
  beforeEach: () =>
    resetContent({ banners: administeredBanners.map((one) => withDraft(one, { link: "/draft" })) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Ссылка/ })).toHaveValue("/category/bags");
    await expect(canvas.getByRole("checkbox", { name: /^Включено/ })).not.toBeChecked();
    await expect(canvas.queryByText("Есть неопубликованные изменения")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Создать" }));
    await expect(await screen.findByText("Баннер создан")).toBeVisible();
    await expect(sentContent()).toMatchObject([
      { call: "create", body: { active: false, link: "/category/bags" } },
    ]);
  },
});

/** Each version says what it changed; the preview shows an earlier one, which is published again unless it changed. */
export const Versions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const versions = within(await canvas.findByRole("region", { name: "Версии" }));
    await expect(await versions.findByText("Версия 2 · изменено")).toBeVisible();
    await expect(versions.getByText("«Украшения к осени» → «Украшения к весне»")).toBeVisible();
    await expect(versions.queryByRole("button", { name: "Вернуть версию 3" })).toBeNull();
    await userEvent.click(versions.getByRole("button", { name: "Показать версию 2" }));
    await expect(
      await canvas.findByText("В предпросмотре версия 2, а не текущая.", undefined, { timeout: 3000 }),
    ).toBeInTheDocument();
    changeBannerElsewhere("ban_0", { position: "section" });
    await userEvent.click(versions.getByRole("button", { name: "Вернуть версию 2" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Вернуть версию 2?" }));
    await expect(dialog.getByText("«Украшения к весне» → «Украшения к осени»")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Вернуть" }));
    await expect(await dialog.findByText(/тем временем изменил другой администратор/)).toBeVisible();
    await expect(await dialog.findByText("Только в разделах → Вверху главной страницы")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Вернуть" }));
    await expect(await screen.findByText("Версия 2 снова опубликована")).toBeVisible();
    await expect(sentContent()).toEqual([{ call: "rollback", body: 2 }]);
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: /^Заголовок/ })).toHaveValue("Украшения к осени"),
    );
  },
});
