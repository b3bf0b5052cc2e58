import type { Quote } from "@bezak/contract/orders.ts";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { product } from "../../mocks/catalog-fixtures.ts";
import { quote } from "../../mocks/people-handlers.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import type { CartLine } from "./cart-reducer.ts";
import { useCart } from "./cart-store.ts";

type Item = Quote["items"][number];

const watch = product(1);

const line: CartLine = {
  id: watch.id,
  variantId: watch.variantId!,
  name: watch.name.ru!,
  price: watch.price,
  image: watch.image,
  quantity: 2,
};

const item = (change: Partial<Item> = {}): Item => ({
  ...quote({ items: [{ productId: line.id, variantId: line.variantId, quantity: line.quantity }] }).items[0]!,
  ...change,
});

const longNamed = item({
  name: {
    ru: "Серебряное кольцо с самаркандской бирюзой и чернёным орнаментом, ручная работа, размер регулируется",
    uz: "Samarqand feruzasi va qoraytirilgan naqshli, oʻlchami sozlanadigan qoʻlda yasalgan kumush uzuk",
    en: "Handmade adjustable silver ring with Samarkand turquoise and a blackened ornament",
  },
  variantTitle: { ru: "Чернёное серебро, 17,5", uz: "Qoraytirilgan kumush, 17,5", en: "Black silver, 17.5" },
  oldPrice: watch.price * 2,
  stock: 3,
});

/** The line of the cart with the cart's sum. */
function Held({ item }: { item: Item | undefined }) {
  const sum = useSum();
  const { lines } = useCart();
  return (
    <div style={{ containerType: "inline-size", maxWidth: "48rem" }}>
      <ul role="list">
        {lines.map((one) => (
          <li key={one.id}>
            <CartLineRow checked={{ line: one, item: one.id === line.id ? item : undefined }} />
          </li>
        ))}
      </ul>
      <output>{sum(lines.reduce((all, { price, quantity }) => all + price * quantity, 0))}</output>
    </div>
  );
}

const meta = preview.meta({
  title: "Cart/CartLineRow",
  component: CartLineRow,
  ...inShop,
  parameters: scene({ path: "/cart", cart: [line] }),
  args: { checked: { line, item: item() } },
  render: ({ checked }) => <Held item={checked.item} />,
});

export const Default = meta.story({});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const Uzbek = meta.story({ globals: { language: "uz" } });

export const English = meta.story({ globals: { language: "en" } });

export const BeforeTheQuote = meta.story({ args: { checked: { line, item: undefined } } });

export const DroppedPriceAndLongName = meta.story({ args: { checked: { line, item: longNamed } } });

export const DroppedPriceAndLongNameInUzbekDark = meta.story({
  args: { checked: { line, item: longNamed } },
  globals: { language: "uz", theme: "dark" },
});

export const OnAPhone = meta.story({
  args: { checked: { line, item: longNamed } },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const QuantityIsHeldByTheStock = meta.story({
  args: { checked: { line, item: item({ stock: 3 }) } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    const number = canvas.getByRole("textbox", { name: new RegExp(t("product.quantity")) });
    const more = canvas.getByRole("button", { name: t("product.increase") });
    await userEvent.click(more);
    await expect(number).toHaveValue("3");
    await expect(more).toBeDisabled();
    await expect(canvas.getByRole("status", { name: "" })).toHaveTextContent(/1.260.000/);
    await userEvent.click(canvas.getByRole("button", { name: t("product.decrease") }));
    await userEvent.click(canvas.getByRole("button", { name: t("product.decrease") }));
    await expect(cart.lines.get()).toMatchObject([{ id: line.id, quantity: 1 }]);
  },
});

export const RemovedAndBroughtBack = meta.story({
  parameters: scene({ path: "/cart", cart: [line, { ...line, id: "prod_2", name: "Шёлковый платок 2" }] }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    const name = line.name;
    await userEvent.click(canvas.getByRole("button", { name: t("product.removeNamed", { name }) }));
    await expect(cart.lines.get().map(({ id }) => id)).toEqual(["prod_2"]);
    // the pressed button is gone: the focus is on the next line
    await expect(canvas.getByRole("link", { name: "Шёлковый платок 2" })).toHaveFocus();
    await userEvent.click(await screen.findByRole("button", { name: t("cart.undo") }));
    await waitFor(() => expect(cart.lines.get().map(({ id }) => id)).toEqual([line.id, "prod_2"]));
  },
});

const changed = (change: Partial<Item>) => ({ checked: { line, item: item(change) } });

const newPrice = changed({ price: 450_000, change: "price" });

export const PriceChanged = meta.story({ args: newPrice });

export const NewPriceAccepted = meta.story({
  args: newPrice,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("cart.acceptPrice") }));
    await expect(cart.lines.get()[0]?.price).toBe(450_000);
    await expect(canvas.queryByRole("button", { name: t("cart.acceptPrice") })).toBeNull();
  },
});

export const PriceChangedOnAPhone = meta.story({
  args: newPrice,
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

const few = changed({ stock: 1, change: "not_enough" });

export const NotEnough = meta.story({ args: few });

export const WhatIsLeftIsTaken = meta.story({
  args: few,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("cart.takeLeft") }));
    await expect(cart.lines.get()[0]?.quantity).toBe(1);
  },
});

const none = changed({ stock: 0, change: "out_of_stock" });

export const SoldOut = meta.story({
  args: none,
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("cart.outOfStock"))).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
});

export const SoldOutIsLetGo = meta.story({
  args: none,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: t("cart.remove") }));
    await expect(cart.lines.get()).toEqual([]);
  },
});

export const GoneDark = meta.story({
  args: changed({ name: null, seller: null, image: null, stock: 0, change: "gone" }),
  globals: { theme: "dark" },
});

/** No smaller quantity is offered, since the shop sends nothing on holiday. */
export const ShopOnHoliday = meta.story({
  args: changed({ total: 0, change: "seller_away", awayUntil: "2026-12-05T00:00:00+05:00" }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    await expect(canvas.getByText(t("cart.sellerAwayUntil", { until: "05.12.2026" }))).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: t("cart.remove") }));
    await expect(cart.lines.get()).toEqual([]);
  },
});

/** A smaller quantity may be possible. */
export const TooLarge = meta.story({
  args: changed({ total: 0, change: "order_too_large" }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(getShop({ loaded }).texts("cart.orderTooLarge"))).toBeVisible();
    await expect(canvas.getByRole("textbox")).toBeVisible();
  },
});

export const NotSentThere = meta.story({
  args: changed({ total: 0, change: "not_delivered" }),
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(getShop({ loaded }).texts("cart.notDelivered"))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
