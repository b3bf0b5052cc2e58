import type { ordersRoutes, QuoteRequest } from "@bezak/contract/orders.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { CartLine } from "../../features/cart/cart-reducer.ts";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { formatSum } from "../../lib/format-sum.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { product } from "../../mocks/catalog-fixtures.ts";
import { handlers } from "../../mocks/handlers.ts";
import { quote } from "../../mocks/people-handlers.ts";
import CartPage from "./cart-page.tsx";

const toLine = (index: number, quantity: number): CartLine => {
  const { id, variantId, name, price, image } = product(index);
  return { id, variantId: variantId!, name: name.ru, price, image, quantity };
};

const cart = [toLine(1, 2), toLine(3, 1), toLine(4, 1)];

/** The watches cost more, and one ring is left. */
const moved = http.post(`${base}/cart/quote`, async ({ request }) => {
  const quoted = quote((await request.json()) as QuoteRequest);
  const items = quoted.items.map((item) => {
    if (item.productId === cart[0]!.id) return { ...item, price: 450_000, change: "price" as const };
    return item.productId === cart[2]!.id ? { ...item, stock: 0, change: "out_of_stock" as const } : item;
  });
  return answer<(typeof ordersRoutes)["quote"]>({
    success: true,
    data: { ...quoted, items, orderable: false },
  });
});

const phone = { viewport: { value: "w320" } };

/** Lines of a cart with the current quote. */
const meta = preview.meta({
  title: "Cart/CartPage",
  component: CartPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/cart", cart }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <CartPage />
    </main>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("region", { name: "Registon Atelier" });
    const sum = (amount: number) => formatSum(amount, t("sum")).replaceAll("\u00a0", " ");
    const before = cart.reduce((all, { price, quantity }) => all + price * quantity, 0);
    await expect(canvas.getAllByText(sum(before)).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getAllByRole("button", { name: t("product.increase") })[0]!);
    await waitFor(() => expect(canvas.getAllByText(sum(before + cart[0]!.price)).length).toBeGreaterThan(0));
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Registon Atelier" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const ChangesAreSettledAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(moved),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart: store } = getShop({ loaded });
    await canvas.findByText(t("cart.changed"));
    await expect(canvas.getByText(t("cart.outOfStock"))).toBeVisible();
    // the total is what an order placed now would cost: watches at the new price, no ring
    const leftOut = within(canvas.getByRole("region", { name: t("cart.leftOut") }));
    await expect(leftOut.getAllByRole("listitem")).toHaveLength(1);
    const orderable = formatSum(2 * 450_000 + cart[1]!.price, t("sum")).replaceAll("\u00a0", " ");
    await expect(canvas.getAllByText(orderable).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("button", { name: t("cart.fixAll") }));
    await expect(store.lines.get().map(({ id, price }) => [id, price])).toEqual([
      [cart[0]!.id, 450_000],
      [cart[1]!.id, cart[1]!.price],
    ]);
  },
});

export const ChangedOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  beforeEach: ({ msw }) => msw.use(moved),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("cart.changed"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Until the quote arrives, the stored lines are shown. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(`${base}/cart/quote`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const lines = within(await canvas.findByRole("list", { name: t("cart.items") })).getAllByRole("listitem");
    await expect(lines).toHaveLength(cart.length);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${base}/cart/quote`, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { texts: t } = getShop({ loaded });
    const retry = await canvas.findByRole("button", { name: t("common.retry") });
    await expect(canvas.getByText(t("cart.kept"))).toBeVisible();
    msw.use(...handlers);
    await userEvent.click(retry);
    await canvas.findByRole("region", { name: "Registon Atelier" });
    await waitFor(() => expect(canvas.queryByText(t("cart.kept"))).toBeNull());
  },
});

export const Empty = meta.story({
  parameters: scene({ path: "/cart", cart: [] }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("cart.empty"))).toBeVisible();
    await canvas.findByRole("link", { name: /Сумки/ });
  },
});
