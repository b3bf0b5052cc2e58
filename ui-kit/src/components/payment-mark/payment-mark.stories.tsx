import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { PaymentMark, type PaymentBrand } from "./payment-mark.tsx";

const meta = preview.meta({
  component: PaymentMark,
  args: { brand: "payme" satisfies PaymentBrand as PaymentBrand },
});

const brands: PaymentBrand[] = ["click", "payme", "uzcard", "humo", "visa", "mastercard", "cards"];

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    // the name is shown beside it
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

export const Brands = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {brands.map((brand) => (
        <PaymentMark key={brand} brand={brand} />
      ))}
    </div>
  ),
});

export const BrandsDark = meta.story({
  render: Brands.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});
