import { ArrowRight, ShoppingBag, Trash2 } from "lucide-react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";

const meta = preview.meta({ component: Button, args: { children: "В корзину", onClick: fn() } });

export const Default = meta.story({});

const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" } as const;

export const Variants = meta.story({
  render: () => (
    <div style={row}>
      <Button variant="primary" icon={<ShoppingBag aria-hidden />}>
        В корзину
      </Button>
      <Button>Сравнить</Button>
      <Button variant="ghost" iconEnd={<ArrowRight aria-hidden />}>
        Все товары
      </Button>
      <Button variant="danger" icon={<Trash2 aria-hidden />}>
        Удалить
      </Button>
      <Button variant="primary" disabled>
        Нет в наличии
      </Button>
    </div>
  ),
});

export const VariantsDark = meta.story({
  render: Variants.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Sizes = meta.story({
  render: () => (
    <div style={row}>
      {(["small", "medium", "large"] as const).map((size) => (
        <Button key={size} size={size} variant="primary">
          Savatga
        </Button>
      ))}
    </div>
  ),
});

export const LongTextOnAPhone = meta.story({
  args: { children: "Yetkazib berish shartlarini koʻrib chiqib, buyurtmani rasmiylashtirish", wide: true },
  globals: { viewport: { value: "w320" } },
});

export const AsLink = meta.story({
  render: () => (
    <Button asChild variant="primary" iconEnd={<ArrowRight aria-hidden />}>
      <a href="#catalog">Shop now</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Shop now" });
    await expect(link.dataset["variant"]).toBe("primary");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Loading = meta.story({
  args: { loading: true, variant: "primary" },
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button variant="primary">В корзину</Button>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [loading, idle] = canvas.getAllByRole("button", { name: "В корзину" });
    await userEvent.click(loading!);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(loading).toHaveFocus();
    await expect(loading!.offsetWidth).toBe(idle!.offsetWidth);
    await expect(loading!.offsetHeight).toBe(idle!.offsetHeight);
  },
});

export const Languages = meta.story({
  render: () => (
    <div style={row}>
      {["В корзину", "Savatga qoʻshish", "Add to cart"].map((words) => (
        <Button key={words} variant="primary" icon={<ShoppingBag aria-hidden />}>
          {words}
        </Button>
      ))}
    </div>
  ),
});

export const SwitchedOff = meta.story({
  render: ({ onClick }) => (
    <div style={row}>
      {(["primary", "secondary", "ghost", "danger"] as const).map((variant) => (
        <Button key={variant} variant={variant} onClick={onClick} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "primary" }));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "В корзину" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** A button that looks 36 px high has a touch target of 44 px. */
export const SmallIsPressedLarge = meta.story({
  args: { size: "small" },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const { left, top, bottom } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top - 3.5)).toBe(button);
    await expect(document.elementFromPoint(left + 20, bottom + 3.5)).toBe(button);
  },
});
