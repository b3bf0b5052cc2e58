import { ArrowRight } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { TextLink } from "./text-link.tsx";

const meta = preview.meta({ component: TextLink, args: { href: "#terms", children: "условия доставки" } });

export const Default = meta.story({
  render: (args) => (
    <p>
      Прочтите <TextLink {...args} /> перед заказом.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "условия доставки" })).toHaveAttribute("href", "#terms");
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      <TextLink asChild variant="standalone">
        <a href="#all">
          Barcha tovarlar <ArrowRight aria-hidden />
        </a>
      </TextLink>
      <TextLink variant="quiet" href="#seller">
        Zargar oilasi
      </TextLink>
    </div>
  ),
});

export const Dark = meta.story({ render: Variants.input.render, globals: { theme: "dark" } });

export const LongTextOnAPhone = meta.story({
  render: () => (
    <p>
      Buyurtmadan oldin{" "}
      <TextLink href="#terms">
        yetkazib berish va qaytarish shartlari hamda kafolat muddati bilan tanishib chiqing
      </TextLink>
      .
    </p>
  ),
  globals: { theme: "dark", viewport: { value: "w320" } },
});
