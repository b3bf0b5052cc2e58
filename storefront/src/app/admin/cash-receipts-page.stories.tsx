import type { User } from "@bezak/contract/auth.ts";
import { delay, http, HttpResponse } from "msw";
import { expect, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { resetCash } from "../../mocks/cash-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { savedViewHandlersOf } from "../../mocks/saved-view-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import CashReceiptsPage from "./cash-receipts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/cash-receipts`;

const meta = preview.meta({
  title: "Admin/CashReceiptsPage",
  component: CashReceiptsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/cash-receipts", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <CashReceiptsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetCash();
  },
});

const page = () => within(document.body);
type Queries = ReturnType<typeof page>;

/** The counted sum is typed; one that differs from the parcel's is refused. Recording needs the password. */
export const Receiving = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { api, place } = getShop({ loaded });
    api.confirming.current!.drop();
    await userEvent.click(await canvas.findByRole("button", { name: "Записать получение: 4821930001-1" }));
    const question = within(await page().findByRole("dialog"));
    await userEvent.type(question.getByRole("textbox", { name: /Полученная сумма/ }), "124999");
    const record = question.getByRole("button", { name: "Записать" });
    await userEvent.click(record);
    await expect(question.getByText(/Нужно ровно 125\s000\sсум/)).toBeVisible();
    await expect(question.getByText(/по какому документу/)).toBeVisible();
    await userEvent.clear(question.getByRole("textbox", { name: /Полученная сумма/ }));
    await userEvent.type(question.getByRole("textbox", { name: /Полученная сумма/ }), "125 000");
    await userEvent.type(question.getByRole("textbox", { name: /Основание/ }), "КО-17");
    await userEvent.click(record);
    const password = within(await page().findByRole("dialog", { name: "Подтвердите, что это вы" }));
    await userEvent.type(password.getByLabelText(/^Пароль/), "right horse");
    await userEvent.click(password.getByRole("button", { name: "Подтвердить" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "Записать получение: 4821930001-1" })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole("link", { name: /^Получены/ }));
    await waitFor(() => expect(place.now?.search).toBe("?status=received"));
    await expect(await canvas.findByText("КО-17")).toBeVisible();
  },
});

/** Somebody else recorded another reference first: the server's message is shown, and what was typed stays. */
export const RecordedElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(path, () =>
        failure("cash_received_before", "Наличные за эту посылку уже записаны с другим основанием"),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Записать получение: 4821930001-1" }));
    const question = within(await page().findByRole("dialog"));
    await userEvent.type(question.getByRole("textbox", { name: /Полученная сумма/ }), "125000");
    await userEvent.type(question.getByRole("textbox", { name: /Основание/ }), "КО-18");
    await userEvent.click(question.getByRole("button", { name: "Записать" }));
    await expect(await question.findByText(/уже записаны с другим основанием/)).toBeVisible();
    await expect(question.getByRole("textbox", { name: /Основание/ })).toHaveValue("КО-18");
  },
});

const names = (canvas: Queries) => canvas.getAllByRole("rowheader").map((cell) => cell.textContent);

/** The search and the shop narrow both tabs, and are part of the address. */
export const Found = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const field = await canvas.findByRole("searchbox", { name: "Поиск наличных" });
    await userEvent.type(field, " samarqand {Enter}");
    await waitFor(() =>
      expect(names(canvas)).toEqual(["4821930011-1Samarqand zargarlari va hunarmandlari uyushmasi"]),
    );
    await expect(canvas.getByRole("link", { name: "4821930011-1" })).toHaveAttribute(
      "href",
      "/admin/orders/4821930011-1",
    );
    await userEvent.click(canvas.getByRole("link", { name: /^Получены/ }));
    await waitFor(() => expect(place.now?.search).toBe("?status=received&q=samarqand"));
    await expect(await canvas.findByRole("heading", { name: "Ничего не найдено" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await waitFor(() => expect(place.now?.search).toBe("?status=received"));
    await expect(await canvas.findByText("КО-16")).toBeVisible();
  },
});

/** By time and by sum, in the headers too; the file has the order of the list. */
export const Sorted = meta.story({
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { place } = getShop({ loaded });
    await waitFor(() => expect(names(canvas)[0]).toMatch(/^4821930001-1/));
    await userEvent.click(canvas.getByRole("button", { name: /^Сумма/ }));
    await waitFor(() => expect(names(canvas)[0]).toMatch(/^4821930011-1/));
    const order = canvas.getByRole("combobox", { name: "Порядок" });
    await expect(order).toHaveDisplayValue("Сначала малые суммы");
    await userEvent.selectOptions(order, "Сначала большие суммы");
    await waitFor(() => expect(names(canvas)[0]).toMatch(/^4821930001-1/));
    await userEvent.selectOptions(order, "Сначала новые");
    await waitFor(() => expect(place.now?.search).toBe("?sort=newest"));
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${path}/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("Номер", { headers: { "content-type": "text/csv" } });
      }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await page().findByRole("button", { name: "CSV" }));
    await page().findByText("Файл сохранён");
    await expect(searches).toEqual(["?status=outstanding&sort=newest&format=csv"]);
  },
});

/** A saved view has the filters, the order and the columns. */
export const View = meta.story({
  globals: { viewport: { value: "w1440" } },
  parameters: scene({ path: "/admin/cash-receipts?seller=sel_1&sort=amount_desc", person: admin }),
  play: async ({ canvas, userEvent, loaded, msw }) => {
    msw.use(...savedViewHandlersOf([]));
    await userEvent.click(await canvas.findByRole("button", { name: "Сохранить вид" }));
    const question = within(await page().findByRole("dialog"));
    await userEvent.type(question.getByRole("textbox", { name: /Название/ }), "Крупные");
    await userEvent.click(question.getByRole("button", { name: "Сохранить" }));
    await waitFor(() =>
      expect(getShop({ loaded }).place.now?.search).toBe("?seller=sel_1&sort=amount_desc&view=view_new0"),
    );
  },
});

export const NothingOutstanding = meta.story({
  beforeEach: () => resetCash([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Получать нечего" })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => HttpResponse.error())),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { language: "en", viewport: { value: "w768" } },
  parameters: scene({ path: "/admin/cash-receipts?status=received", person: admin }),
  play: async ({ canvas }) => {
    await canvas.findByText("КО-16");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Olinganini yozish: 4821930011-1" }));
    await page().findByRole("dialog");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
