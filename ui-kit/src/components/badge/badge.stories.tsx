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

export const TonesDark = meta.story({ render: Tones.input.render, globals: { theme: "dark" } });
