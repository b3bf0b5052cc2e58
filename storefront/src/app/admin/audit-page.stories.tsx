import type { AuditEntry } from "@bezak/contract/audit.ts";
import type { User } from "@bezak/contract/auth.ts";
import { delay, http, HttpResponse } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base } from "../../mocks/answers.ts";
import { auditEntries } from "../../mocks/audit-fixtures.ts";
import { auditList } from "../../mocks/audit-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { resetAdministeredUsers } from "../../mocks/user-admin-handlers.ts";
import AuditPage from "./audit-page.tsx";

const admin: User = { ...buyer, id: "user_2", email: "dilnoza@bezak.uz", role: "admin" };
const path = `${base}/admin/audit`;
const payout = "payout_01KB3M1ZQ8V7N4T5R6S2W9X0YA";

const meta = preview.meta({
  title: "Admin/AuditPage",
  component: AuditPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/audit", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <AuditPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredUsers();
  },
});

const page = () => within(document.body);

/** An entry shows what was before and after; its object leads to the object's history. */
export const Details = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const open = async (name: RegExp) => {
      await userEvent.click(await canvas.findByRole("button", { name }));
      return within(await page().findByRole("dialog"));
    };
    const close = async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    };
    const product = await open(/^Подробнее: Изменить товар/);
    // the rank that the administrator had
    await expect(product.getByText("Финансист")).toBeVisible();
    await expect(product.getByText("variants[variant_1].price").closest("li")).toHaveTextContent(
      /было: 450 000.*стало: 420 000/i,
    );
    await expect(product.queryByText(/en-GB/)).toBeNull();
    await close();
    const unknown = await open(/^Подробнее: Изменить настройки/);
    await expect(unknown.getByText(/неизвестно, выполнено ли действие/)).toBeVisible();
    await expect(unknown.getByText("deliveryFee").closest("li")).toHaveTextContent("25 000");
    await expect(unknown.queryByText(/^стало/i)).toBeNull();
    await close();
    const payment = await open(/^Подробнее: Отметить выплату как не прошедшую/);
    await expect(payment.getByText("account").closest("li")).toHaveTextContent(/скрыто/);
    await userEvent.click(payment.getByText("Содержание запроса"));
    await expect(payment.getByText(/"reason": "Счёт закрыт"/)).toBeVisible();
    await userEvent.click(payment.getByRole("link", { name: `История объекта ${payout}` }));
    await waitFor(() => expect(place.now?.search).toBe(`?subject=${payout}`));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: "Показать все объекты" }));
    await waitFor(() => expect(place.now?.search).toBe(""));
  },
});

/** Filters are in the address; a filter without matches offers to show everything again. */
export const Filtering = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await canvas.findByText("Создать баннер");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Администратор" }),
      await canvas.findByRole("option", { name: "dilnoza@bezak.uz" }),
    );
    await waitFor(() => expect(place.now?.search).toBe("?actor=user_2"));
    await waitFor(() => expect(canvas.queryByText("Создать баннер")).toBeNull());
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Результат" }), "done");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Раздел" }), "users");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск по журналу" }), "кольцо{Enter}");
    await waitFor(() =>
      expect(new URLSearchParams(place.now?.search).toString()).toBe(
        new URLSearchParams({ q: "кольцо", area: "users", outcome: "done", actor: "user_2" }).toString(),
      ),
    );
    await expect(await canvas.findByRole("heading", { name: "Таких записей нет" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Сохранить CSV" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await waitFor(() => expect(place.now?.search).toBe(""));
  },
});

const many = Array.from({ length: 45 }, (_, index): AuditEntry => {
  const number = 45 - index;
  return { ...auditEntries[3]!, id: `audit_${number}`, reason: `Причина ${number}` };
});

/** A page begins at an entry, so that new entries do not move the others. */
export const Pages = meta.story({
  beforeEach: ({ msw }) => msw.use(auditList(many)),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    const follow = async (name: string, search: string, firstReason: string) => {
      await userEvent.click(await canvas.findByRole("link", { name }));
      await waitFor(() => expect(place.now?.search).toBe(search));
      await canvas.findByText(firstReason);
    };
    await canvas.findByText("Причина 45");
    await expect(canvas.queryByRole("link", { name: "Новее" })).toBeNull();
    await follow("Старше", "?before=audit_26", "Причина 25");
    await follow("Старше", "?before=audit_6", "Причина 5");
    await expect(canvas.queryByRole("link", { name: "Старше" })).toBeNull();
    await follow("Новее", "?after=audit_5", "Причина 25");
    // the newest page has no neighbour in its address
    await follow("Новее", "", "Причина 45");
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(auditList([])),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Журнал пуст" });
  },
});

/** A failed download is reported beside its buttons. */
export const SavingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${path}/export`, () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Создать баннер");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить CSV" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
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
    await userEvent.click(await canvas.findByRole("button", { name: /^Batafsil: Banner yaratish/ }));
    const dialog = await page().findByRole("dialog");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
