import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { RatingField } from "./rating-field.tsx";
import type { RatingFieldProps } from "./rating-field.tsx";

const words: Pick<RatingFieldProps, "label" | "starLabels"> = {
  label: "Ваша оценка",
  starLabels: ["Ужасно", "Плохо", "Нормально", "Хорошо", "Отлично"],
};

const meta = preview.meta({
  component: RatingField,
  args: { ...words, value: 0, onValueChange: fn() },
});

function Held() {
  const [value, setValue] = useState(0);
  return <RatingField {...words} value={value} onValueChange={setValue} />;
}

export const Default = meta.story({ render: () => <Held /> });

export const GivenByKeyboard = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: "Ваша оценка" });
    await userEvent.click(canvas.getByRole("radio", { name: "Нормально" }));
    await expect(canvas.getByRole("radio", { name: "Нормально" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Хорошо" })).toBeChecked();
    await expect(group.querySelectorAll("[data-filled]")).toHaveLength(4);
  },
});

export const Chosen = meta.story({ args: { value: 4 } });

export const ChosenDark = meta.story({ args: { value: 4 }, tags: ["twin"], globals: { theme: "dark" } });

export const WithErrorOnAPhone = meta.story({
  args: {
    label: "Sotuvchining muomalasi va yetkazib berish tezligini qanday baholaysiz?",
    starLabels: ["Juda yomon", "Yomon", "Oʻrtacha", "Yaxshi", "Juda ham aʼlo, hammasi kutganimdan yaxshi"],
    error: "Bahoni tanlang",
    required: true,
    value: 5,
  },
  globals: { viewport: { value: "w320" } },
});
