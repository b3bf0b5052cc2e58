import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Picture } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Card } from "./card.tsx";

const meta = preview.meta({ component: Card, args: { children: "Доставим завтра, 22 ноября" } });

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["outlined", "raised", "plain"] as const).map((variant) => (
        <Card key={variant} variant={variant}>
          {variant}
        </Card>
      ))}
    </div>
  ),
});

export const VariantsDark = meta.story({
  render: Variants.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export const OfAProduct = meta.story({
  render: () => (
    <Card asChild padding="none" interactive>
      <article style={{ maxWidth: 200 }}>
        <Picture src={pixel} alt="" width={1} height={1} />
        <div style={{ padding: 12, display: "grid", gap: 4 }}>
          <TextLink variant="quiet" href="#product">
            Сумка-кроссбоди из мягкой кожи с вышивкой сюзане
          </TextLink>
          <Price current="989 000 сум" old="1 250 000 сум" oldLabel="старая цена" discount="−21 %" />
        </div>
      </article>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveAttribute("data-interactive", "true");
  },
});

export const OfAProductDark = meta.story({
  render: OfAProduct.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Paddings = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["none", "small", "medium", "large"] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </div>
  ),
});

export const LongTextOnAPhone = meta.story({
  args: { children: "Yetkazibberishshartlarinikoʻribchiqishuchunsahifagaoʻtingvatanishibchiqing" },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
