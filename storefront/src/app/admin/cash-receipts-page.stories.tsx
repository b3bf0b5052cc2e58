import type { User } from "@bezak/contract/auth.ts";
import { delay, http, HttpResponse } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { resetCash } from "../../mocks/cash-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
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
    await userEvent.click(canvas.getByRole("link", { name: "Получены" }));
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

export const OnAPhoneInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Olinganini yozish: 4821930011-1" }));
    await page().findByRole("dialog");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
