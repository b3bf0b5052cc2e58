import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http, HttpResponse } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { listedReturn, resetListedReturns, returnAdminHandlers } from "../../mocks/return-admin-handlers.ts";
import ReturnsPage from "./returns-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/returns`;
const at = (query: string) => scene({ path: `/admin/returns${query}`, person: admin });

/** Returns of all shops. */
const meta = preview.meta({
  title: "Admin/ReturnsPage",
  component: ReturnsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ReturnsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetListedReturns();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const row = (name: RegExp) => screen.findByRole("row", { name });
const tabs = async () => within(await screen.findByRole("navigation", { name: "Какие возвраты показать" }));

/** Each row leads to the page of its parcel, where the return is decided. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = await row(/^4821930001-1/);
    await expect(first).toHaveTextContent(/Афросиаб.*Брак или поломка2 фото.*\+998.*Заявка подана$/);
    await expect(within(first).getByRole("link", { name: "4821930001-1" })).toHaveAttribute(
      "href",
      "/admin/orders/4821930001-1",
    );
    await expect(await row(/^4821930003-1/)).toHaveTextContent("Товар у продавца");
    await expect(canvas.getByText("Возвратов: 7")).toBeVisible();
    await fits();
  },
});

/** What waits comes first; the numbers of the tabs are those of the search. */
export const Filtered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () =>
      expect((await tabs()).getAllByRole("link").map((tab) => tab.textContent)).toEqual([
        "Все 7",
        "Решить 2",
        "Вернуть деньги 1",
        "Ждут выплаты 1",
        "Едут обратно 1",
        "Отклонены 1",
        "Завершены 1",
      ]),
    );
    await userEvent.click((await tabs()).getByRole("link", { name: "Решить 2" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала старые");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(/^4821930002-1/));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск возвратов" }), " 4821930001 {Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect((await tabs()).getByRole("link", { name: "Вернуть деньги 0" })).toBeVisible();
    await waitFor(() =>
      expect(getShop(context).place.now?.search).toBe("?q=4821930001&status=requested&sort=oldest"),
    );
  },
});

/** Analytics lead to the returns of delivered parcels for one reason. */
export const ForOneReason = meta.story({
  parameters: at("?reason=defect&dated=delivered&from=2025-11-01&to=2099-11-30"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await row(/^4821930001-1/);
    await fits();
    await userEvent.click(canvas.getByRole("button", { name: "Показать возвраты по любой причине" }));
    await userEvent.click(canvas.getByRole("button", { name: "Показать возвраты по дню заявки" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?from=2025-11-01&to=2099-11-30"));
    await waitFor(() => expect(canvas.getByRole("table")).not.toHaveAttribute("aria-busy", "true"));
  },
});

export const OfOneShop = meta.story({
  parameters: at("?seller=sel_1"),
  play: async ({ canvas }) => {
    await row(/^4821930002-1/);
    await expect(canvas.getByText("Возвратов: 3")).toBeVisible();
    await expect(canvas.queryByText("4821930001-1")).toBeNull();
  },
});

/** The header sorts too. */
export const Sorted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await row(/^4821930001-1/);
    await userEvent.click(canvas.getByRole("button", { name: /^Посылка/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(/^4821930007-1/));
  },
});

/** The file has what the list shows. */
export const Saved = meta.story({
  parameters: at("?q=482&status=requested&sort=oldest"),
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${path}/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("Номер", { headers: { "content-type": "text/csv" } });
      }),
    );
    await row(/^4821930002-1/);
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await screen.findByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?status=requested&sort=oldest&q=482&format=csv"]);
  },
});

/** Columns that are not shown by themselves. */
export const Wide = meta.story({
  parameters: at("?columns=products,reason,buyer,amount,state,requested,shop,payment&density=compact"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Способ оплаты" })).toBeVisible();
    await expect(await row(/^4821930001-1/)).toHaveTextContent("Наличными");
  },
});

/** A page beyond the last redirects to the last. */
export const Pages = meta.story({
  parameters: at("?page=9"),
  beforeEach() {
    resetListedReturns(
      Array.from({ length: 21 }, (_, index) => ({ ...listedReturn(index + 1), id: `retreq_${index}` })),
    );
  },
  play: async ({ canvas }) => {
    await row(/^4821930021-1/);
    await expect(canvas.getByRole("link", { name: "Страница 2" })).toHaveAttribute("aria-current", "page");
  },
});

export const NothingFound = meta.story({
  parameters: at("?q=nobody&status=refunded"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 2, name: "Ничего не нашлось" });
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await row(/^4821930001-1/);
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
});

export const NothingOfAStatus = meta.story({
  parameters: at("?status=approved"),
  beforeEach: () => resetListedReturns([listedReturn(1)]),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Здесь пусто" });
    await expect(canvas.getByRole("link", { name: "Показать все" })).toHaveAttribute(
      "href",
      "/admin/returns",
    );
  },
});

export const Nothing = meta.story({
  beforeEach: () => resetListedReturns([]),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Возвратов нет" });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...returnAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await row(/^4821930001-1/);
  },
});

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Нет подключения к интернету" });
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async () => {
    await row(/^4821930001-1/);
    await fits();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async () => {
    await row(/^4821930001-1/);
    await fits();
  },
});
