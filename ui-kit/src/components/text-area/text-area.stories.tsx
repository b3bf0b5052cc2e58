import preview from "../../../../.storybook/preview.tsx";
import { TextArea } from "./text-area.tsx";

const meta = preview.meta({ component: TextArea, args: { label: "Комментарий курьеру" } });

export const Default = meta.story({
  args: { hint: "Домофон, этаж, ориентир", placeholder: "Не обязательно" },
});

export const WithError = meta.story({
  args: { defaultValue: "…", error: "Слишком коротко", required: true },
  globals: { theme: "dark" },
});
