import type { authRoutes, User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http, HttpResponse } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { adjustmentHistory } from "../../mocks/finance-fixtures.ts";
import { payoutHandlers, resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import AdjustmentsPage from "./adjustments-page.tsx";

type AuthRoutes = typeof authRoutes;

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/adjustments`;
const at = (query: string) => scene({ path: `/admin/adjustments${query}`, person: admin });

/** Adjustments of balances that need two administrators. */
const meta = preview.meta({
  title: "Admin/AdjustmentsPage",
  component: AdjustmentsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <AdjustmentsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/auth/me`, () => answer<AuthRoutes["me"]>({ success: true, user: admin })),
    );
    resetPayouts({ adjustments: adjustmentHistory });
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const row = (name: RegExp) => screen.findByRole("row", { name });

/** Decided ones say by whom and when; one's own waiting request can only be withdrawn. */
export const Default = meta.story({
  play: async () => {
    await expect(await row(/потерянную посылку/)).toHaveTextContent(/Нилуфар Рахимова.*одобреноАзиз Каримов/);
    await expect(await row(/поддельные товары/)).toHaveTextContent(
      /отклоненоНилуфар Рахимова.*−60\s000\s000\sсум/,
    );
    const decided = within(await row(/потерянную посылку/));
    await expect(decided.queryByRole("button", { name: /Одобрить|Отклонить/ })).toBeNull();
    await expect(screen.getAllByRole("button", { name: /^Одобрить/ })).toHaveLength(1);
    await expect(screen.getAllByRole("button", { name: /^Отозвать/ })).toHaveLength(1);
    await fits();
  },
});

/** A decision stays in the list, with who made it. */
export const Deciding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Одобрить/ }));
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Одобрить" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Одобрить/ })).toBeNull());
    await expect(canvas.getAllByText("одобрено")).toHaveLength(2);
  },
});

/** Search, state and order are the address. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await row(/потерянную посылку/);
    const field = canvas.getByRole("searchbox", { name: "Поиск изменений" });
    await userEvent.type(field, "штраф{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await userEvent.click(canvas.getByRole("link", { name: /^Ждут решения \d/ }));
    await waitFor(() => expect(place.now?.search).toBe(`?q=${encodeURIComponent("штраф")}&status=waiting`));
    await expect(await canvas.findByRole("heading", { name: "Таких изменений нет" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(4));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала малые суммы");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(/поддельные товары/));
    await userEvent.click(canvas.getByRole("button", { name: /^Сумма/ }));
    await waitFor(() => expect(place.now?.search).toBe("?sort=amount_desc"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(/Пересчёт/));
  },
});

/** The file has what the list shows. */
export const Saved = meta.story({
  parameters: at("?q=a&status=approved&sort=oldest"),
  beforeEach: () =>
    resetPayouts({ adjustments: adjustmentHistory.map((one) => ({ ...one, note: `a ${one.note}` })) }),
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${path}/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("ID", { headers: { "content-type": "text/csv" } });
      }),
    );
    await row(/потерянную посылку/);
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await screen.findByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?q=a&status=approved&sort=oldest&format=csv"]);
  },
});

/** A page beyond the last redirects to the last. */
export const Pages = meta.story({
  parameters: at("?page=9"),
  beforeEach: () =>
    resetPayouts({
      adjustments: Array.from({ length: 21 }, (_, index) => ({
        ...adjustmentHistory[2]!,
        id: `adjreq_${index}`,
        note: `Причина ${index + 1}`,
      })),
    }),
  play: async ({ canvas }) => {
    await row(/Причина 21/);
    await expect(canvas.getByRole("link", { name: "Страница 2" })).toHaveAttribute("aria-current", "page");
  },
});

export const Nothing = meta.story({
  beforeEach: () => resetPayouts(),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Изменений пока нет" });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...payoutHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await row(/потерянную посылку/);
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
    await row(/потерянную посылку/);
    await fits();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async () => {
    await row(/потерянную посылку/);
    await fits();
  },
});
