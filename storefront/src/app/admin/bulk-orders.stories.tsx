import type { NewJob } from "@bezak/contract/admin-jobs.ts";
import type { User } from "@bezak/contract/auth.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { adminJobHandlersOf } from "../../mocks/admin-job-handlers.ts";
import { resetAdministeredParcels } from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import OrdersPage from "./orders-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const started: NewJob[] = [];

/** Steps, notes and mails for many parcels at once. */
const meta = preview.meta({
  title: "Admin/BulkOrders",
  component: OrdersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/orders", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OrdersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
    started.length = 0;
    context.msw.use(...adminJobHandlersOf({ jobs: [], started, found: 6 }));
  },
});

const bar = () => screen.findByRole("group", { name: "Действия с выбранным" });
const press = async (name: string) => userEvent.click(within(await bar()).getByRole("button", { name }));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** What cannot be done here is said where it is looked for. */
export const Accepted = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Выбрать: 4821930001-1" }));
    await expect(await bar()).toHaveTextContent(/отмену и возврат денег отмечают по одной посылке/);
    await press("Принять за магазины");
    const dialog = within(await screen.findByRole("dialog", { name: "Принять посылки за магазины: 1?" }));
    await expect(dialog.getByText(/Отменить это заданием нельзя/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Принять за магазины" }));
    await waitFor(() => expect(started).toEqual([{ kind: "confirm_parcels", ids: [expect.any(String)] }]));
    await closed();
    await fits();
  },
});

/** A note is required, and goes to the orders of everything found. */
export const Noted = meta.story({
  play: async () => {
    await screen.findByRole("checkbox", { name: "Выбрать: 4821930001-1" });
    await userEvent.click(screen.getByRole("checkbox", { name: "Выбрать всё на этой странице" }));
    await press("Добавить заметку");
    const dialog = within(await screen.findByRole("dialog", { name: /^Добавить заметку к заказам/ }));
    const act = dialog.getByRole("button", { name: "Добавить заметку" });
    await userEvent.click(act);
    const field = dialog.getByRole("textbox", { name: /Заметка/ });
    await expect(field).toHaveAccessibleDescription(/Напишите заметку/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Курьер задержится");
    await userEvent.click(act);
    await waitFor(() => expect(started).toMatchObject([{ kind: "note_parcels", text: "Курьер задержится" }]));
    await closed();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz" },
  play: async () => {
    await screen.findByRole("checkbox", { name: "Tanlash: 4821930001-1" });
    await userEvent.click(screen.getByRole("checkbox", { name: "Shu sahifadagilarning hammasini tanlash" }));
    await screen.findByRole("group", { name: "Tanlanganlar bilan amallar" });
    await fits();
  },
});
