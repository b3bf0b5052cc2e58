import type { User } from "@bezak/contract/auth.ts";
import type { contentRoutes } from "@bezak/contract/content.ts";
import * as contentCalls from "@bezak/contract/routes/content.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { answer } from "../../mocks/answers.ts";
import { administeredSections, resetContent, sentContent } from "../../mocks/content-admin-handlers.ts";
import { sections } from "../../mocks/content-fixtures.ts";
import { contentHandlers } from "../../mocks/content-handlers.ts";
import { mock } from "../../mocks/mock.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import SectionsPage from "./sections-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/SectionsPage",
  component: SectionsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/sections", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <SectionsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContent();
  },
});

/** What each section shows in words, how much of it visitors see, and which one they do not see. */
export const Described = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => within(canvas.getByRole("link", { name }).closest("li")!);
    await canvas.findByRole("link", { name: "Скидки" });
    await expect(row("Скидки").getByText("Со скидкой · Сначала популярные · до 12")).toBeVisible();
    await expect(await row("Скидки").findByText(/^Покупатели видят: \d+$/)).toBeVisible();
    await expect(await row("Бренд, которого нет").findByText(/^Показывать нечего/)).toBeVisible();
    await expect(row("О нас").queryByText(/^Показывать нечего/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Новинки" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Переместить выше" }));
    await waitFor(() => expect(sentContent()).toHaveLength(1));
    await expect(sentContent()[0]).toMatchObject({
      call: "order",
      body: ["sec_1", "sec_0", "sec_2", "sec_3", "sec_4", "sec_text", "sec_empty"],
    });
  },
});

/** A cache in between answers as before a section was switched on: the warning does not stay. */
export const SwitchedOn = meta.story({
  beforeEach({ msw }) {
    resetContent({
      sections: administeredSections.map((one) => (one.id === "sec_2" ? { ...one, active: false } : one)),
    });
    const data = sections.filter(({ id }) => id !== "sec_2");
    msw.use(
      mock(contentCalls.sections, () => answer<(typeof contentRoutes)["sections"]>({ success: true, data })),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const row = within((await canvas.findByRole("link", { name: "Скидки" })).closest("li")!);
    await expect(row.queryByText(/^Показывать нечего/)).toBeNull();
    await userEvent.click(row.getByRole("switch"));
    await expect(await row.findByText(/^Показывать нечего/)).toBeVisible();
    msw.use(...contentHandlers);
    await expect(await row.findByText(/^Покупатели видят/, {}, { timeout: 6000 })).toBeVisible();
    await expect(row.queryByText(/^Показывать нечего/)).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: () => resetContent({ sections: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Разделов пока нет" });
  },
});

export const OnAPhoneInEnglish = meta.story({
  globals: { viewport: { value: "w360" }, language: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "On sale" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
