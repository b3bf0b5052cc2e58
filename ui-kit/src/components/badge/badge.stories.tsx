import { Truck } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Badge } from "./badge.tsx";

const meta = preview.meta({ component: Badge, args: { children: "Новинка" } });

const tones = ["neutral", "brand", "info", "success", "warning", "danger", "sale", "accent"] as const;

export const Default = meta.story({});

export const Tones = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Новинка
        </Badge>
      ))}
    </div>
  ),
});

export const TonesDark = meta.story({
  render: Tones.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const WithIcon = meta.story({
  args: {
    tone: "success",
    children: (
      <>
        <Truck aria-hidden /> Ertaga
      </>
    ),
  },
});

export const LongTextOnAPhone = meta.story({
  args: { tone: "warning", children: "Sotuvchi tasdigʻini kutmoqda, odatda ikki soat ichida javob beradi" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sotuvchi/).scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Languages = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {["В пути", "Yoʻlda", "On its way"].map((words) => (
        <Badge key={words} tone="info">
          {words}
        </Badge>
      ))}
    </div>
  ),
});
