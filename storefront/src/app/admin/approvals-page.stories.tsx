import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http, HttpResponse } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import {
  approvalHandlers,
  approvals,
  refuseElsewhere,
  resetApprovals,
} from "../../mocks/approval-handlers.ts";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { savedViewHandlersOf } from "../../mocks/saved-view-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import ApprovalsPage from "./approvals-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/approvals`;

/** Payouts and refunds above a sum, which a second administrator decides. */
const meta = preview.meta({
  title: "Admin/ApprovalsPage",
  component: ApprovalsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/approvals", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ApprovalsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
    resetApprovals({ stored: approvals, over: 10_000_000 });
  },
});

const row = (name: RegExp) => screen.findByRole("row", { name });
const dialog = async () => within(await screen.findByRole("dialog"));
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** What, who, how much and until when; the own request can only be withdrawn. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = await row(/Отмена посылки 100245-1/);
    await expect(first).toHaveTextContent(/Malika.*ждёт второго.*12\s400\s000\sсум/);
    await expect(first).toHaveTextContent(/просит отменить/);
    await expect(within(first).getByRole("link", { name: "Отмена посылки 100245-1" })).toHaveAttribute(
      "href",
      "/admin/orders/100245-1",
    );
    await expect(canvas.getByText(/больше 10\s000\s000\sсум выполняются после одобрения/)).toBeVisible();
    const own = within(await row(/Выплата 000124/));
    await expect(own.queryByRole("button", { name: /^Одобрить/ })).toBeNull();
    await expect(own.getByRole("button", { name: /^Отозвать запрос/ })).toBeVisible();
    await expect(canvas.queryByText(/возвращен[оы]/i)).toBeNull();
  },
});

/** The file has what the tab shows. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${path}/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("Номер", { headers: { "content-type": "text/csv" } });
      }),
    );
    await row(/Отмена посылки 100245-1/);
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await screen.findByRole("button", { name: "CSV" }));
    await screen.findByText("Файл сохранён");
    await expect(searches).toEqual(["?status=waiting&format=csv"]);
  },
});

/** Words, an act and an order narrow what a tab shows, and are in the address. */
export const Searched = meta.story({
  parameters: scene({ path: "/admin/approvals?status=all", person: admin }),
  play: async ({ canvas, userEvent, loaded }) => {
    await row(/Выплата 000124/);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск одобрений" }), " 100245 {Enter}");
    await waitFor(() => expect(screen.queryByRole("row", { name: /000124/ })).toBeNull());
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Что сделать" }), "Отмены посылок");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала старые");
    await waitFor(() => expect(canvas.getAllByRole("row")[1]).toHaveTextContent("срок истёк"));
    await userEvent.click(canvas.getByRole("link", { name: /^Одобрены/ }));
    await canvas.findByRole("heading", { level: 2, name: "Ничего не нашлось" });
    await waitFor(() =>
      expect(getShop({ loaded }).place.now?.search).toBe(
        "?q=100245&status=approved&kind=parcel_cancellation&sort=oldest",
      ),
    );
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await row(/Выплата 000124/);
  },
});

/** What the page shows is saved as a view. */
export const View = meta.story({
  parameters: scene({
    path: "/admin/approvals?status=refused&kind=line_cancellation&columns=state,sum&density=compact",
    person: admin,
  }),
  beforeEach: ({ msw }) => msw.use(...savedViewHandlersOf([])),
  play: async ({ canvas, userEvent, loaded }) => {
    await row(/Отмена товара в посылке/);
    await expect(canvas.queryByRole("columnheader", { name: /Кто и когда/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить вид" }));
    const question = await dialog();
    await userEvent.type(question.getByRole("textbox", { name: /Название/ }), "Отклонённые");
    await userEvent.click(question.getByRole("button", { name: "Сохранить" }));
    await noDialog();
    await canvas.findByRole("button", { name: "Вид: Отклонённые" });
    await waitFor(() =>
      expect(getShop({ loaded }).place.now?.search).toBe(
        "?status=refused&kind=line_cancellation&view=view_new0&columns=state,sum&density=compact",
      ),
    );
  },
});

/** The dialog says what the approval does; the decided request leaves the list. */
export const Approved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await row(/Отмена посылки 100245-1/);
    await userEvent.click(canvas.getByRole("button", { name: /^Одобрить: Отмена посылки/ }));
    const question = await dialog();
    await expect(question.getByText(/Посылка сразу отменится.*12\s400\s000\sсум/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Одобрить" }));
    await noDialog();
    await waitFor(() => expect(screen.queryByRole("row", { name: /100245-1/ })).toBeNull());
  },
});

/** A refusal needs a reason, which its requester reads. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await row(/Отмена посылки 100245-1/);
    await userEvent.click(canvas.getByRole("button", { name: /^Отклонить: Отмена посылки/ }));
    const question = await dialog();
    await userEvent.click(question.getByRole("button", { name: "Отклонить" }));
    const field = question.getByRole("textbox", { name: /^Причина/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Спросите магазин");
    await userEvent.click(question.getByRole("button", { name: "Отклонить" }));
    await noDialog();
    await waitFor(() => expect(screen.queryByRole("row", { name: /100245-1/ })).toBeNull());
  },
});

/** It changed since the request: nothing is done, and the dialog says so. */
export const Outdated = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetApprovals({ stored: approvals, over: 10_000_000 });
    context.msw.use(
      http.put(`${path}/:id/approve`, () =>
        failure("approval_outdated", "С тех пор, как об этом просили, всё изменилось"),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await row(/Отмена посылки 100245-1/);
    await userEvent.click(canvas.getByRole("button", { name: /^Одобрить: Отмена посылки/ }));
    const question = await dialog();
    await userEvent.click(question.getByRole("button", { name: "Одобрить" }));
    await expect(await question.findByText(/всё изменилось/)).toBeVisible();
  },
});

/** Another administrator was quicker: the dialog says what was decided, by whom and why. */
export const DecidedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await row(/Отмена посылки 100245-1/);
    await userEvent.click(canvas.getByRole("button", { name: /^Одобрить: Отмена посылки/ }));
    const question = await dialog();
    refuseElsewhere("Сначала спросите магазин");
    await userEvent.click(question.getByRole("button", { name: "Одобрить" }));
    await expect(
      await question.findByText(
        /уже принято решение: отклонено \(Aziz,.+\)\. Причина: Сначала спросите магазин/,
      ),
    ).toBeVisible();
  },
});

/** Every status, with who decided and why. */
export const All = meta.story({
  parameters: scene({ path: "/admin/approvals?status=all", person: admin }),
  play: async () => {
    await expect(await row(/Отмена товара в посылке/)).toHaveTextContent(
      /отклонено.*Aziz.*Сначала спросите магазин/,
    );
    await expect(await row(/срок истёк/)).toBeVisible();
  },
});

/** Names keep their words whole, and every action is in sight. */
export const OnATabletInEnglish = meta.story({
  parameters: scene({ path: "/admin/approvals?status=all", person: admin }),
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("row", { name: /Cancelling a product/ });
    const table = canvas.getByRole("table");
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  },
});

export const Off = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetApprovals();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ничего не ждёт одобрения")).toBeVisible();
    await expect(canvas.getByText(/второй администратор не нужен/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => delay("infinite")));
  },
});

export const Failed = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetApprovals({ stored: approvals, over: 10_000_000 });
    context.msw.use(http.get(path, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole("button", { name: "Повторить" });
    msw.use(...approvalHandlers);
    await userEvent.click(again);
    await expect(await row(/Отмена посылки 100245-1/)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetApprovals({ stored: approvals, over: 10_000_000 });
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole("heading", { name: "Нет подключения к интернету" })).length,
    ).toBeGreaterThan(0);
  },
});

export const OnAPhone = meta.story({
  parameters: scene({ path: "/admin/approvals?status=all", person: admin }),
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
