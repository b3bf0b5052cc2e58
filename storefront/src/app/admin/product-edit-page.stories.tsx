import type { User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { draftsKey } from "../../features/seller-products/drafts-key.ts";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import {
  changeProductElsewhere,
  resetAdministeredProducts,
  sentProductChanges,
} from "../../mocks/product-admin-handlers.ts";
import ProductEditPage from "./product-edit-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (id: string) => scene({ path: `/admin/products/${id}/edit`, person: admin });

const meta = preview.meta({
  title: "Admin/ProductEditPage",
  component: ProductEditPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("prod_5") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((start) => (
          <Route key={start} path={`${start}/admin/products/:id/edit`} element={<ProductEditPage />} />
        ))}
        <Route path="*" element={<p>product</p>} />
      </Routes>
    </main>
  ),
  async beforeEach(context) {
    localStorage.removeItem(draftsKey);
    await loadMessages(getShop(context).language, ["seller-products", "product-messages", "orders"]);
    inShop.beforeEach(context);
    resetAdministeredProducts();
  },
});

type Canvas = ReturnType<typeof within>;

const brandOf = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Бренд" });
const save = (canvas: Canvas) => canvas.getByRole("button", { name: "Сохранить и сообщить магазину" });

/** What is changed is saved with a reason, which the shop reads; the status stays, and the shown version is sent. */
export const Edited = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await brandOf(canvas), " 2");
    await userEvent.click(save(canvas));
    const reason = canvas.getByRole("textbox", { name: /^Почему вы меняете товар/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(/не меньше 3 символов/);
    await userEvent.type(reason, "Чужой бренд");
    await userEvent.click(save(canvas));
    await expect(await screen.findByText("Сохранено, магазин узнает")).toBeVisible();
    const [change] = sentProductChanges();
    await expect(change).toMatchObject({ brand: "Afrosiyob 2", reason: "Чужой бренд", version: "3" });
    await expect(change).not.toHaveProperty("status");
    await expect(await canvas.findByText("product")).toBeVisible();
  },
});

/** The shop has saved meanwhile: both versions are there, and nothing is lost. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await brandOf(canvas), " 2");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Почему/ }), "Чужой бренд");
    changeProductElsewhere("prod_5", { name: { ru: "Сумка магазина" } });
    await userEvent.click(save(canvas));
    await expect(await canvas.findByText(/Сейчас сохранено другое: название/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Открыть новую версию" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Сумка магазина" })).toBeVisible();
  },
});

export const Missing = meta.story({
  parameters: at("prod_none"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/products/:id`, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${base}/admin/products/:id`, () => failure("server_error", "Произошла ошибка на сервере")),
    ),
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Brend" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
