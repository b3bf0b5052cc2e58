import { ArrowRight } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import { TextLink } from "./text-link.tsx";

const meta = preview.meta({ component: TextLink, args: { href: "#terms", children: "условия доставки" } });

export const Default = meta.story({
  render: (args) => (
    <p>
      Прочтите <TextLink {...args} /> перед заказом.
    </p>
  ),
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
