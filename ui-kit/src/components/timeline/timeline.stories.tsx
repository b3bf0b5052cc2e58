import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Timeline } from "./timeline.tsx";
import type { TimelineProps } from "./timeline.tsx";

const stateLabels: TimelineProps["stateLabels"] = {
  done: "готово",
  current: "сейчас",
  upcoming: "впереди",
  failed: "не получилось",
};

const parcel: TimelineProps = {
  label: "Посылка 1 из 2",
  stateLabels,
  steps: [
    {
      key: "placed",
      title: "Заказ оформлен",
      state: "done",
      time: "20 ноября, 18:04",
      dateTime: "2026-11-20T13:04Z",
    },
    { key: "accepted", title: "Продавец собирает заказ", state: "done", time: "20 ноября, 18:31" },
    {
      key: "sent",
      title: "В пути",
      state: "current",
      time: "сегодня, 09:12",
      description: "Курьер позвонит за час до приезда, с 14:00 до 18:00.",
    },
    { key: "received", title: "Вручён", state: "upcoming" },
  ],
};

const meta = preview.meta({
  component: Timeline,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: parcel,
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Посылка 1 из 2" });
    const steps = within(list).getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
    await expect(steps[0]).toHaveTextContent("Заказ оформлен, готово");
  },
});

export const Dark = meta.story({ args: parcel, globals: { theme: "dark" } });

export const Failed = meta.story({
  args: {
    label: "Parcel 2 of 2",
    stateLabels: { done: "done", current: "now", upcoming: "to come", failed: "failed" },
    steps: [
      { key: "placed", title: "Order placed", state: "done", time: "20 November, 18:04" },
      {
        key: "cancelled",
        title: "Cancelled by the seller",
        state: "failed",
        time: "today, 09:12",
        description: "The bag is out of stock. Your money comes back within three days.",
      },
    ],
  },
});

export const LongTextOnAPhone = meta.story({
  args: {
    label: "2-joʻnatma",
    stateLabels: { done: "bajarildi", current: "hozir", upcoming: "oldinda", failed: "bajarilmadi" },
    steps: [
      {
        key: "accepted",
        title: "Sotuvchi buyurtmangizni qabul qildi va uni yigʻishni boshladi",
        state: "done",
        time: "2026-yil 20-noyabr, 18:31",
      },
      {
        key: "sent",
        title: "Buyurtma yoʻlda",
        state: "current",
        time: "bugun, 09:12",
        description:
          "Kuryer yetib kelishidan bir soat oldin qoʻngʻiroq qiladi. Telefoningiz yoqilgan boʻlsin.",
      },
      { key: "received", title: "Topshirildi", state: "upcoming" },
    ],
  },
  globals: { viewport: { value: "w320" } },
});
