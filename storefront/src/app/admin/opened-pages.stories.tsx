import type { User } from "@bezak/contract/auth.ts";
import { Route, Routes } from "react-router";
import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { resetAdministeredParcels } from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { resetAdministeredProducts } from "../../mocks/product-admin-handlers.ts";
import { openElsewhere, resetQueue } from "../../mocks/queue-handlers.ts";
import OrderPage from "./order-page.tsx";
import ProductPage from "./product-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (path: string) => scene({ path: `/admin/${path}`, person: admin });
const parcel = "4821930002-1";

/** Another administrator has the order or the product of the page open: it is said, and everything can be done all the same. */
const meta = preview.meta({
  title: "Admin/OpenedPages",
  component: OrderPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at(`orders/${parcel}`) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].flatMap((start) => [
          <Route key={`${start}o`} path={`${start}/admin/orders/:id`} element={<OrderPage />} />,
          <Route key={`${start}p`} path={`${start}/admin/products/:id`} element={<ProductPage />} />,
        ])}
      </Routes>
    </main>
  ),
  async beforeEach(context) {
    await loadMessages(getShop(context).language, ["seller-products", "product-messages", "orders"]);
    inShop.beforeEach(context);
    resetAdministeredParcels();
    resetAdministeredProducts();
    resetQueue();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Order = meta.story({
  beforeEach: () => openElsewhere(parcel),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Сейчас открыто: Дильноза · 2 мин")).toBeVisible();
    await expect(await canvas.findByText("Отменить посылку")).toBeEnabled();
    await fits();
  },
});

export const OrderOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  beforeEach: () => openElsewhere(parcel),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Hozir ochiq: Дильноза · 2 daqiqa")).toBeVisible();
    await fits();
  },
});

export const Product = meta.story({
  parameters: at("products/prod_5"),
  beforeEach: () => openElsewhere("prod_5"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Сейчас открыто: Дильноза · 2 мин")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Скрыть" })).toBeEnabled();
    await fits();
  },
});

export const ProductInEnglish = meta.story({
  parameters: at("products/prod_5"),
  globals: { viewport: { value: "w768" }, language: "en" },
  beforeEach: () => openElsewhere("prod_5"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Open now: Дильноза · 2 min")).toBeVisible();
    await fits();
  },
});

/** Nobody else: nothing is said. */
export const Alone = meta.story({
  beforeEach: () => openElsewhere("prod_5"),
  play: async ({ canvas }) => {
    await canvas.findByText("Отменить посылку");
    await expect(within(document.body).queryByText(/^Сейчас открыто/)).toBeNull();
  },
});
