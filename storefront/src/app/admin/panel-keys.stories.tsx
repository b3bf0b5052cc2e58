import { onlineManager } from "@tanstack/react-query";
import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import AdminPanel from "./admin-panel.tsx";

const admin = {
  ...buyer,
  id: "user_1",
  name: "Администратор",
  email: "admin@bezak.uz",
  role: "admin" as const,
};

const meta = preview.meta({
  title: "Admin/PanelKeys",
  component: AdminPanel,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/waiting?kind=review", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <Routes>
      <Route path="/admin/*" element={<AdminPanel />} />
    </Routes>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(`${base}/auth/me`, () => answer({ success: true, user: admin } as never)));
  },
});

/** Everything that is opened and moved by keys. */
export const Keys = meta.story({
  play: async ({ userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const rows = await waitFor(() => {
      const found = document.querySelectorAll<HTMLElement>("li[data-queue-item]");
      if (found.length < 2) throw new Error("the queue is being loaded");
      return found;
    });
    await userEvent.keyboard("jj");
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard("k");
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard("r");
    const rejection = within(await screen.findByRole("dialog"));
    // what is typed into a field is no key of the panel
    await userEvent.type(rejection.getByRole("textbox"), "jk?");
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("{Shift>}?{/Shift}");
    const help = within(await screen.findByRole("dialog", { name: "Горячие клавиши" }));
    await userEvent.click(help.getByRole("switch", { name: "Клавиши без Ctrl" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    rows[1]?.focus();
    await userEvent.keyboard("k");
    await expect(rows[1]).toHaveFocus();
    localStorage.clear();
    await userEvent.keyboard("{Control>}[KeyK]{/Control}");
    const palette = within(await screen.findByRole("dialog", { name: "Найти и открыть" }));
    const words = palette.getByRole("combobox");
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.type(words, "комис");
    await userEvent.click(await screen.findByRole("option", { name: /^Комиссия/ }));
    await waitFor(() => expect(place.now?.pathname).toBe("/admin/commission"));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

/** The palette says "nothing found" only about what it has searched. */
export const PaletteThatHasNotSearched = meta.story({
  parameters: scene({ path: "/admin/commission", person: admin }),
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Найти и открыть" }));
    const palette = within(await screen.findByRole("dialog", { name: "Найти и открыть" }));
    const words = palette.getByRole("combobox");
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.type(words, "9");
    await expect(palette.getAllByText("Введите ещё букву")[0]).toBeInTheDocument();
    onlineManager.setOnline(false);
    await userEvent.type(words, "99");
    await expect(await palette.findAllByText("Нет подключения к интернету")).not.toHaveLength(0);
    await expect(palette.queryByText("Ничего не найдено")).toBeNull();
  },
});
