import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { TextArea } from "./text-area.tsx";

const meta = preview.meta({ component: TextArea, args: { label: "Комментарий курьеру" } });

export const Default = meta.story({
  args: { hint: "Домофон, этаж, ориентир", placeholder: "Не обязательно" },
});

const long =
  "Podyezd hovli tomondan, domofon 42, uchinchi qavat; eshik oldida kattagina koʻk guldon turadi. ".repeat(8);

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <TextArea
        label="Отзыв"
        defaultValue="…"
        error="Слишком коротко: напишите хотя бы десять слов"
        required
      />
      <TextArea label="Kuryerga izoh" defaultValue={long} />
      <TextArea label="Your question" defaultValue="Is it real leather?" readOnly rows={2} />
      <TextArea label="Недоступно" placeholder="После получения заказа" disabled rows={2} />
    </div>
  ),
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const StatesOnAPhone = meta.story({
  render: States.input.render,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const GrowsWithItsText = meta.story({
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    const before = area.offsetHeight;
    await userEvent.type(area, "1{Enter}2{Enter}3{Enter}4");
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await userEvent.clear(area);
    await userEvent.paste("x\n".repeat(60));
    await expect(area.offsetHeight).toBeLessThanOrEqual(320);
  },
});
