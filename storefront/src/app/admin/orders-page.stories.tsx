import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { administeredParcel } from "../../mocks/order-admin-fixtures.ts";
import { orderAdminHandlers, resetAdministeredParcels } from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import OrdersPage from "./orders-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const path = `${base}/admin/orders`;
const at = (query: string) => scene({ path: `/admin/orders${query}`, person: admin });

/** Parcels of all shops. */
const meta = preview.meta({
  title: "Admin/OrdersPage",
  component: OrdersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OrdersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole("option", { name: "Ташкент" });
    const row = await canvas.findByRole("row", { name: /^Выбрать: 4821930001-1/ });
    await expect(row).toHaveTextContent(/Registon Atelier/);
    await expect(row).toHaveTextContent(/Малика Каримова\+998\s90\s123\s45\s67Самарканд/);
    await expect(row).toHaveTextContent(/Не принят вовремяСрок приёма истёк/);
    await expect(canvas.getByRole("row", { name: /^Выбрать: 4821930004-1/ })).toHaveTextContent(
      "Деньги возвращены",
    );
    await expect(canvas.getByText("Посылок: 6")).toBeVisible();
    await fits();
  },
});

/** Every choice is in the address, and another page of the list keeps it. */
export const Filtered = meta.story({
  beforeEach: () =>
    resetAdministeredParcels(
      Array.from({ length: 41 }, (_, index) => ({
        ...administeredParcel({ number: 3, method: "click", payment: "paid" }),
        id: `selord_${index}`,
      })),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("link", { name: /^Новые/ }));
    const choose = async (name: string, option: string, parameter: string) => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name }), option);
      await waitFor(() => expect(getShop(context).place.now?.search).toContain(parameter));
    };
    await canvas.findByRole("option", { name: "Ташкент" });
    await choose("Город", "Ташкент", "city=tashkent");
    await choose("Способ оплаты", "Click", "paymentMethod=click");
    await choose("Статус оплаты", "Оплачено", "paymentStatus=paid");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск заказов" }), " 4821930003 {Enter}");
    await userEvent.click(await canvas.findByRole("link", { name: "Страница 3" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await waitFor(() =>
      expect(getShop(context).place.now?.search).toBe(
        "?q=4821930003&status=pending&city=tashkent&paymentMethod=click&paymentStatus=paid&page=3",
      ),
    );
  },
});

/** The link on a user's page leads here. */
export const OfOneBuyer = meta.story({
  parameters: at("?buyer=cus_7&sort=oldest"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText("Покупатель: Малика Каримова");
    await expect(canvas.getByText("Посылок: 5")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Показать заказы всех покупателей" }));
    await canvas.findByText("Посылок: 6");
    await userEvent.click(canvas.getByRole("button", { name: /^Посылка/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(/^4821930001-1/));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe(""));
  },
});

/** The overview leads to what happened on its days, and analytics to who cancelled. */
export const OfOtherDays = meta.story({
  parameters: at("?status=cancelled&cancelledBy=buyer&dated=sent_late&from=2026-11-01&to=2026-11-30"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText("Отменил покупатель");
    await fits();
    const dates = canvas.getByRole("combobox", { name: "Что было в эти дни" });
    await expect(dates).toHaveValue("sent_late");
    await userEvent.selectOptions(dates, "Заказана");
    await userEvent.click(canvas.getByRole("button", { name: "Показать посылки, кто бы их ни отменил" }));
    await waitFor(() =>
      expect(getShop(context).place.now?.search).toBe("?status=cancelled&from=2026-11-01&to=2026-11-30"),
    );
  },
});

export const OfOtherDaysOnAPhone = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  parameters: at("?cancelledBy=system&dated=first_delivered"),
  play: async ({ canvas }) => {
    await canvas.findByText("Avtomatik bekor qilingan");
    await fits();
  },
});

export const NothingFound = meta.story({
  parameters: at("?q=nobody&status=late"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 2, name: "Ничего не нашлось" });
    await userEvent.click(canvas.getByRole("link", { name: "Показать все" }));
    await canvas.findByRole("row", { name: /^Выбрать: 4821930001-1/ });
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText("Ошибка на сервере")).toBeVisible();
    msw.use(...orderAdminHandlers);
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await canvas.findByRole("row", { name: /^Выбрать: 4821930001-1/ });
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

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Очень-Длинное-Имя/);
    await fits();
  },
});
