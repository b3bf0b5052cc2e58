import type { User } from "@bezak/contract/auth.ts";
import * as routes from "@bezak/contract/routes/content-admin.ts";
import { delay } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { dragRow } from "../../harness/drag-row.ts";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { failure } from "../../mocks/answers.ts";
import {
  administeredBanners,
  changeBannerElsewhere,
  contentAdminHandlers,
  resetContent,
  sentContent,
} from "../../mocks/content-admin-handlers.ts";
import { mock } from "../../mocks/mock.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import BannersPage from "./banners-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/BannersPage",
  component: BannersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/banners", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <BannersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContent();
  },
});

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const ids = administeredBanners.map(({ id }) => id);

/** States by schedule, and the order by menu, keys and number; a screen reader hears the new position. */
export const Ordered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.getAllByRole("listitem").map((row) => within(row).getByRole("link").textContent);
    await canvas.findByRole("link", { name: "Украшения к весне" });
    await expect(canvas.getByText("с 20.12.2099 по 31.12.2099")).toBeVisible();
    await expect(canvas.getByText("по 30.09.2026 17:30")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Украшения к весне" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Переместить ниже" }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(["Неделя сумок", "Украшения к весне"]));
    await expect(await canvas.findByText("Украшения к весне: место 2 из 6")).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Действия: Украшения к весне" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(names()[0]).toBe("Украшения к весне"));
    const first = canvas.getByRole("button", { name: "Действия: Украшения к весне" });
    await expect(first).toHaveFocus();
    // it is the first one already, and must not take the focus from the one that is moved next
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    const second = canvas.getByRole("button", { name: "Действия: Неделя сумок" });
    second.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(names()[0]).toBe("Неделя сумок"));
    await expect(second).toHaveFocus();
    first.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(names()[0]).toBe("Украшения к весне"));
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Черновик" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Переместить на другое место…" }));
    const field = await screen.findByRole("textbox", { name: /^Место/ });
    // the keys of the row are not those of its dialog
    await userEvent.type(field, "{Alt>}{ArrowUp}{/Alt}");
    await userEvent.clear(field);
    await userEvent.type(field, "9{Enter}");
    await expect(field).toHaveAccessibleDescription(/от 1 до 6/);
    await userEvent.clear(field);
    await userEvent.type(field, "1{Enter}");
    await waitFor(() => expect(names()[0]).toBe("Черновик"));
    await waitFor(() =>
      expect(sentContent().at(-1)).toEqual({ call: "order", body: ["ban_off", ...ids.slice(0, 5)] }),
    );
    // one for each move: none for the keys at the first position and in the dialog
    await expect(sentContent()).toHaveLength(5);
  },
});

/** By the handle, with a line where the row would go. A refused order is put back, also if the list cannot be loaded. */
export const Dragged = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("link", { name: "Украшения к весне" });
    const rows = () => canvas.getAllByRole("listitem");
    const names = () => rows().map((row) => within(row).getByRole("link").textContent);
    const handle = (at: number) => rows()[at]!.querySelector("[data-drag-handle]")!;
    const [first, second, third] = names();
    await dragRow(handle(0), rows()[2]!, {
      side: "after",
      check: () => expect(rows()[2]).toHaveAttribute("data-drop", "after"),
    });
    await waitFor(() => expect(names().slice(0, 3)).toEqual([second, third, first]));
    await canvas.findByText("Украшения к весне: место 3 из 6");
    await waitFor(() => expect(sentContent()).toHaveLength(1));
    // onto itself
    await dragRow(handle(1), rows()[1]!, { side: "after" });
    await expect(sentContent()).toHaveLength(1);
    const broken = () => failure("server_error", "Ошибка на сервере");
    msw.use(mock(routes.orderBanners, broken), mock(routes.administeredBanners, broken));
    await dragRow(handle(2), rows()[0]!, { side: "before" });
    await expect(await screen.findByText("Ошибка на сервере")).toBeVisible();
    await waitFor(() => expect(names().slice(0, 3)).toEqual([second, third, first]));
  },
});

/** Somebody else has added or deleted a banner: the list is loaded again, and nothing is moved. */
export const OrderOutdated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Украшения к весне" });
    resetContent({ banners: administeredBanners.slice(0, 3) });
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Украшения к весне" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Переместить ниже" }));
    await expect(
      await screen.findByText(/^Не переставлено: другой администратор тем временем/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("switch")).toHaveLength(3));
    await expect(canvas.getAllByRole("link", { name: /весне|сумок/ })[0]).toHaveTextContent(
      "Украшения к весне",
    );
  },
});

/** On and off at once, also when somebody else has changed the banner; one that a section shows is not deleted. */
export const SwitchedAndDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole("switch", { name: "Включено Украшения к весне" });
    changeBannerElsewhere("ban_0", { link: "/catalog" });
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Выключено/ })).toHaveTextContent("2"));
    await expect(first).not.toBeChecked();
    await expect(sentContent()).toEqual([{ call: "change", body: { active: false } }]);
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Неделя сумок" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    const question = within(await screen.findByRole("dialog", { name: "Удалить «Неделя сумок»?" }));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await expect(await question.findByText(/показывает раздел главной/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Отмена" }));
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Черновик" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(canvas.queryByText("Черновик")).toBeNull());
    await expect(canvas.getAllByRole("switch")).toHaveLength(5);
  },
});

/** The whole list as a file. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await canvas.findByRole("link", { name: "Украшения к весне" });
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    const menu = within(await screen.findByRole("dialog", { name: "Выгрузить в файл" }));
    await userEvent.click(menu.getByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(click).toHaveBeenCalledOnce();
  },
});

/** The focus stays at the list when its last row is deleted. */
export const DeletedLast = meta.story({
  beforeEach: () => resetContent({ banners: administeredBanners.slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Действия: Украшения к весне" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Удалить" }));
    const none = await canvas.findByRole("heading", { level: 2, name: "Баннеров пока нет" });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toContainElement(none);
    await userEvent.tab();
    await expect(canvas.getAllByRole("link", { name: "Новый баннер" }).at(-1)).toHaveFocus();
  },
});

/** One state alone, in which nothing can be moved. */
export const Scheduled = meta.story({
  parameters: scene({ path: "/admin/banners?state=scheduled", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Новогодние подарки" });
    await expect(canvas.getAllByRole("switch")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: /^Действия/ }));
    await screen.findByRole("menuitem", { name: "Создать копию" });
    await expect(screen.queryByRole("menuitem", { name: "Переместить ниже" })).toBeNull();
  },
});

/** What visitors see on a day, by the keys of a calendar; a day without banners stands out. */
export const Calendar = meta.story({
  parameters: scene({ path: "/admin/banners?state=calendar", person: admin }),
  beforeEach: () =>
    resetContent({
      banners: administeredBanners.map((one) =>
        one.id === "ban_0"
          ? { ...one, startsAt: "2020-01-01T00:00:00.000Z", endsAt: "2099-06-10T07:00:00.000Z" }
          : { ...one, active: one.id === "ban_scheduled" },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole("gridcell", { selected: true });
    await expect(today).toHaveAccessibleName(/Баннеров: 1\. Весь день$/);
    await expect(today).toHaveAttribute("aria-current", "date");
    today.focus();
    await userEvent.keyboard("{PageDown}{Home}{ArrowRight}");
    const day = canvas.getByRole("gridcell", { selected: true });
    await expect(day).toHaveFocus();
    await expect(day).not.toBe(today);
    const list = within(
      canvas.getByRole("region", { name: day.querySelector("span:last-child")!.textContent.split(".")[0] }),
    );
    await expect(list.getByRole("link", { name: "Украшения к весне" })).toBeVisible();
    await userEvent.click(canvas.getByText("Показать таблицей"));
    await expect(
      canvas.getByRole("row", { name: /Новогодние подарки с 20.12.2099 по 31.12.2099/ }),
    ).toBeVisible();
  },
});

/** What was deleted comes back, switched off. */
export const Deleted = meta.story({
  parameters: scene({ path: "/admin/banners?state=deleted", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Восстановить: Чёрная пятница" }));
    await expect(await screen.findByText("«Чёрная пятница»: восстановлено, пока выключено")).toBeVisible();
    await canvas.findByRole("heading", { level: 2, name: "Удалённых нет" });
    await expect(sentContent()).toEqual([{ call: "restore", body: "ban_deleted" }]);
  },
});

export const Empty = meta.story({
  beforeEach: () => resetContent({ banners: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Баннеров пока нет" });
    await expect(canvas.getAllByRole("link", { name: "Новый баннер" })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(routes.administeredBanners, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(routes.administeredBanners, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...contentAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await canvas.findByRole("link", { name: "Украшения к весне" });
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Bahorgi taqinchoqlar" });
    await fits();
  },
});
