import { paymentMethods, type PaymentMethod } from "@bezak/contract/payment-status.ts";
import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop } from "../../harness/shop-story.tsx";
import { MethodTiles, type MethodTilesProps } from "./method-tiles.tsx";

const phone = { viewport: { value: "w320" } };

function Held(props: MethodTilesProps) {
  const [value, setValue] = useState(props.value);
  return <MethodTiles {...props} value={value} onChoose={setValue} />;
}

const meta = preview.meta({
  title: "Payments/MethodTiles",
  component: MethodTiles,
  ...inShop,
  args: {
    label: "Оплата",
    methods: paymentMethods,
    value: "cash" satisfies PaymentMethod as PaymentMethod,
    onChoose: () => undefined,
  },
  render: (args) => <Held {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Payme"));
    await expect(canvas.getByRole("radio", { name: /Payme/ })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /UzCard/ })).toBeChecked();
  },
});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const OnAPhoneInUzbek = meta.story({
  globals: { ...phone, language: "uz" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const English = meta.story({ globals: { language: "en" } });

export const OneUnavailable = meta.story({
  args: { value: "", unavailable: ["click"], error: "Этот способ оплаты сейчас недоступен" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /Click/ })).toBeDisabled();
    await expect(canvas.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true");
  },
});
