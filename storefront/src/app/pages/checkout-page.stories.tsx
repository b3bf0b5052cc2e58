import { http } from "msw";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { CartLine } from "../../features/cart/cart-reducer.ts";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { product } from "../../mocks/catalog-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import CheckoutPage from "./checkout-page.tsx";

const toLine = (index: number): CartLine => {
  const { id, variantId, name, price, image } = product(index);
  return { id, variantId: variantId!, name: name.ru, price, image, quantity: 1 };
};

const filledIn = { city: "tashkent", address: "ул. Навои, 1", deliveryComment: "Второй подъезд" };

/** The whole checkout with the current quote. */
const meta = preview.meta({
  title: "Checkout/CheckoutPage",
  component: CheckoutPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    ...scene({ path: "/checkout", person: buyer, cart: [toLine(1), toLine(3)] }),
  },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <CheckoutPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    localStorage.setItem("checkout", JSON.stringify(filledIn));
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("button", { name: t("checkout.submit") })).toBeVisible();
    await canvas.findByRole("region", { name: product(1).seller.name });
    await userEvent.click(canvas.getByRole("radio", { name: /Payme/ }));
    await expect(canvas.getByRole("button", { name: t("checkout.submitPay") })).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("button", { name: t("checkout.submit") });
    await canvas.findByRole("region", { name: product(1).seller.name });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const MethodUnavailable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${base}/orders`, () => failure("payment_method_unavailable", "Способ недоступен"))),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("radio", { name: /Click/ }));
    const button = canvas.getByRole("button", { name: t("checkout.submitPay") });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByText("Способ недоступен")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /Click/ })).toBeDisabled();
    await expect(canvas.getByDisplayValue(filledIn.deliveryComment)).toBeVisible();
  },
});

/** The server's sentence in the page's language; the cart and the form stay, and the order can be sent again. */
export const InMaintenance = meta.story({
  globals: { language: "uz" },
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${base}/orders`, () => failure("maintenance", "Texnik ishlar olib borilmoqda"))),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const button = await canvas.findByRole("button", { name: t("checkout.submit") });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const sentence = await canvas.findByText("Texnik ishlar olib borilmoqda");
    await expect(sentence.closest("[tabindex]")).toHaveFocus();
    await expect(canvas.getByDisplayValue(filledIn.deliveryComment)).toBeVisible();
    await expect(canvas.getByRole("region", { name: product(1).seller.name })).toBeVisible();
    await expect(button).toBeEnabled();
  },
});
