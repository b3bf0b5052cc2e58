import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import type { parcelsRoutes } from "@bezak/contract/parcels.ts";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { shopParcel } from "../../mocks/parcel-fixtures.ts";
import { resetParcels } from "../../mocks/parcel-handlers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import OrdersPage from "./orders-page.tsx";

const path = `${base}/sellers/me/orders`;

const noneOf = Object.fromEntries(parcelTabs.map((tab) => [tab, 0])) as Record<ParcelTab, number>;

const meta = preview.meta({
  title: "Seller/OrdersPage",
  component: OrdersPage,
  ...inShop,
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels();
  },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/seller/orders", person: seller }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OrdersPage />
    </main>
  ),
});

export const Busy = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { number } = shopParcel({ number: 1 });
    const accept = await canvas.findByRole("button", { name: `Принять: ${number}` });
    await expect(canvas.getByRole("link", { name: "Опоздали 1" })).toHaveAttribute("data-alarm");
    // the buyer is shown only after the shop has accepted the parcel
    const row = accept.closest("tr")!;
    await expect(within(row).queryByText("Дилноза Каримова")).toBeNull();
    await userEvent.click(accept);
    await expect(await canvas.findByRole("button", { name: `Начать сборку: ${number}` })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^Отправить/ }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?status=processing"));
    await waitFor(() => expect(canvas.queryByText(number)).toBeNull());
  },
});

export const ManyLabels = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole("button", { name: /^Принять: / });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать все посылки на странице" }));
    const bar = canvas.getByRole("region", { name: "Выбранные посылки" });
    await expect(within(bar).getByText("Выбрано 8 посылок")).toBeVisible();
    // parcels that are not accepted have no address to print
    await expect(within(bar).getByRole("button", { name: "Напечатать 4 этикетки" })).toBeEnabled();
    await expect(within(bar).getByText(/только для принятых/)).toBeVisible();
  },
});

export const Sending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { number } = shopParcel({ number: 4 });
    await userEvent.click(await canvas.findByRole("button", { name: `Отправить: ${number}` }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Номер отправления" }), "UZ42{Enter}");
    await expect(await canvas.findByRole("button", { name: `Доставлено: ${number}` })).toBeVisible();
  },
});

/** Labels have a maximum per file; the remaining parcels stay selected. */
export const MoreLabelsThanFit = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    const parcels = Array.from({ length: 60 }, (_, at) =>
      shopParcel({ number: at + 1, status: "confirmed" }),
    );
    resetParcels({ parcels });
    // all parcels on one page
    context.msw.use(
      http.get(path, () =>
        answer<(typeof parcelsRoutes)["parcels"]>({
          success: true,
          data: parcels,
          pagination: { page: 1, limit: 100, total: 60, pages: 1 },
          counts: { ...noneOf, confirmed: 60 },
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole("button", { name: /^Начать сборку: / });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать все посылки на странице" }));
    const bar = canvas.getByRole("region", { name: "Выбранные посылки" });
    await expect(within(bar).getByText(/остальные останутся выбранными/)).toBeVisible();
    await userEvent.click(within(bar).getByRole("button", { name: "Напечатать 50 этикеток" }));
    await expect(await within(bar).findByText("Выбрано 10 посылок")).toBeVisible();
  },
});

/** After a step by keys the focus stays in the list when the parcel leaves its tab. */
export const LeavingItsTab = meta.story({
  parameters: scene({ path: "/seller/orders?status=pending", person: seller }),
  play: async ({ canvas, userEvent }) => {
    const [accept] = await canvas.findAllByRole("button", { name: /^Принять: / });
    accept!.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Принять: / })).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole("table")));
    await expect(document.body).not.toHaveFocus();
  },
});

/** A page without parcels any more redirects to the last one. */
export const BehindTheLastPage = meta.story({
  parameters: scene({ path: "/seller/orders?status=pending&page=4", person: seller }),
  play: async (context) => {
    await context.canvas.findAllByRole("button", { name: /^Принять: / });
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?status=pending"));
  },
});

/** Delivery cannot be undone, so a dialog asks first and shows the cash to collect. */
export const Delivering = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { number } = shopParcel({ number: 5 });
    const delivered = await canvas.findByRole("button", { name: `Доставлено: ${number}` });
    await userEvent.click(delivered);
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByText(/При вручении покупатель платит/)).toBeVisible();
    await expect(within(dialog).getByText(/принимает ваш магазин/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Пока нет" }));
    await userEvent.click(delivered);
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Доставлено" }),
    );
    // elements behind a dialog are hidden from queries by role
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await canvas.findAllByRole("button", { name: /^Принять: / });
    await waitFor(() => expect(canvas.queryByRole("button", { name: `Доставлено: ${number}` })).toBeNull());
  },
});

export const NewShop = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels({ parcels: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Заказов пока нет")).toBeVisible();
  },
});

export const NothingFound = meta.story({
  parameters: scene({ path: "/seller/orders?q=жираф&from=2026-11-01", person: seller }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ничего не нашлось")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Показать все" })).toHaveAttribute(
      "href",
      "/seller/orders",
    );
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => delay("infinite")));
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^Qabul qilish: / });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
