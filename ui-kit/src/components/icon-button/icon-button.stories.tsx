import { Heart, Search, Settings, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { cappedCount } from "../count-badge/capped-count.ts";
import { CountBadge } from "../count-badge/count-badge.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = preview.meta({
  component: IconButton,
  args: { label: "Найти", children: <Search aria-hidden /> },
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
      {(["plain", "soft", "outline", "raised"] as const).map((variant) => (
        <IconButton key={variant} variant={variant} label={`Настройки: ${variant}`}>
          <Settings aria-hidden />
        </IconButton>
      ))}
      {(["small", "medium", "large"] as const).map((size) => (
        <IconButton key={size} size={size} variant="soft" label={`Найти: ${size}`}>
          <Search aria-hidden />
        </IconButton>
      ))}
      <IconButton label={`Корзина: ${cappedCount(128)}`} asChild>
        <a href="#cart">
          <ShoppingBag aria-hidden />
          <CountBadge count={128} floating />
        </a>
      </IconButton>
      <IconButton label="Недоступно" disabled>
        <Search aria-hidden />
      </IconButton>
    </div>
  ),
});

export const VariantsDark = meta.story({
  render: Variants.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

function Favourite() {
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton variant="raised" label="Sevimlilarga" pressed={pressed} onClick={() => setPressed(!pressed)}>
      <Heart aria-hidden />
    </IconButton>
  );
}

export const Switch = meta.story({
  render: () => <Favourite />,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Sevimlilarga", pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
});

export const AsLink = meta.story({
  args: {
    label: `Savat: ${cappedCount(3)}`,
    asChild: true,
    children: (
      <a href="#cart">
        <ShoppingBag aria-hidden />
        <CountBadge count={3} floating />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Savat: 3" })).toHaveAttribute("href", "#cart");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Small ones beside each other still have touch targets of 44 px. */
export const OnAPhone = meta.story({
  render: () => (
    <div style={{ display: "flex", gap: 8, padding: 16 }}>
      {["Искать", "Qidirish", "Search"].map((label) => (
        <IconButton key={label} size="small" variant="outline" label={label}>
          <Search aria-hidden />
        </IconButton>
      ))}
    </div>
  ),
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Qidirish" });
    const { left, top, height } = button.getBoundingClientRect();
    await expect(height).toBe(36);
    await expect(document.elementFromPoint(left + 18, top - 3)).toBe(button);
  },
});
