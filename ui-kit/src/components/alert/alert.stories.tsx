import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Alert } from "./alert.tsx";

const meta = preview.meta({
  component: Alert,
  args: { title: "Цена изменилась", children: "Сумка стала дешевле на 120 000 сум." },
});

export const Default = meta.story({});

export const Tones = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 520 }}>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Цена изменилась">
          Сумка стала дешевле на 120 000 сум.
        </Alert>
      ))}
      <Alert tone="danger" actions={<Button size="small">Повторить</Button>}>
        Не удалось загрузить товары
      </Alert>
    </div>
  ),
});

export const TonesDark = meta.story({
  render: Tones.input.render,
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w320" } },
});

export const Closable = meta.story({
  args: { tone: "success", onClose: fn(), closeLabel: "Скрыть" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Скрыть" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

const long = {
  title: "Tanlangan tovarlardan baʼzilari boshqa shaharlarga yetkazib berilmaydi",
  children:
    "Ularni savatdan olib tashlang yoki yetkazib berish manzilini oʻzgartiring: qolgan tovarlar ertaga kechgacha yetib boradi.",
  actions: (
    <>
      <Button size="small">Manzilni oʻzgartirish</Button>
      <Button size="small" variant="ghost">
        Olib tashlash
      </Button>
    </>
  ),
};

export const LongTextOnAPhone = meta.story({
  args: { ...long, tone: "warning", onClose: fn(), closeLabel: "Yashirish" },
  globals: { viewport: { value: "w320" } },
});

/** A failure is announced immediately, other tones when the screen reader pauses. */
export const HowItIsAnnounced = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Alert tone="danger">Payment failed</Alert>
      <Alert tone="success">Order placed</Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Payment failed");
    await expect(canvas.getByRole("status")).toHaveTextContent("Order placed");
  },
});
