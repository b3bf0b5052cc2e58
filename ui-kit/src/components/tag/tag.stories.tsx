import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Tag } from "./tag.tsx";

const meta = preview.meta({ component: Tag, args: { children: "Ipak Yoʻli" } });

export const Default = meta.story({});

export const Removable = meta.story({
  args: { onRemove: fn(), removeLabel: "Ipak Yoʻli: olib tashlash" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ipak Yoʻli: olib tashlash" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongTextOnAPhone = meta.story({
  args: {
    children: "Мастерская кожаных изделий братьев Каримовых на Чорсу",
    onRemove: fn(),
    removeLabel: "Убрать",
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
});

export const ByKeyboard = meta.story({
  args: { onRemove: fn(), removeLabel: "Ipak Yoʻli: olib tashlash" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Several = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {["Кожа", "Charm", "Leather", "до 500 000 сум"].map((words) => (
        <Tag key={words} onRemove={() => undefined} removeLabel={`Убрать: ${words}`}>
          {words}
        </Tag>
      ))}
    </div>
  ),
});
