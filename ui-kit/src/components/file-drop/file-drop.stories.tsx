import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FileDrop } from "./file-drop.tsx";
import type { FileDropProps } from "./file-drop.tsx";
import type { FileItem } from "./file-item.ts";

const reasons = {
  type: "подходят только картинки и PDF",
  size: "больше 1 КБ",
  count: "больше трёх файлов нельзя",
};

const texts = {
  label: "Фото товара",
  hint: "До трёх картинок или PDF",
  prompt: "Перетащите сюда или вставьте из буфера",
  chooseLabel: "Выбрать файлы",
  removeLabel: (name: string) => `Убрать ${name}`,
  stateText: (item: FileItem) =>
    item.state === "uploading"
      ? `Отправляется, ${Math.round(item.progress * 100)} %`
      : item.state === "done"
        ? "Загружено"
        : "Ждёт очереди",
  problemText: ({ file, reason }: { file: File; reason: keyof typeof reasons }) =>
    `${file.name}: ${reasons[reason]}`,
};

const meta = preview.meta({
  component: FileDrop,
  args: { ...texts, items: [], onAdd: fn(), onRemove: fn() },
});

function Held(props: Partial<FileDropProps>) {
  const [items, setItems] = useState<readonly FileItem[]>([]);
  return (
    <div style={{ maxWidth: 480 }}>
      <FileDrop
        {...texts}
        accept="image/*,.pdf"
        maxSize={1000}
        maxCount={3}
        {...(props as object)}
        items={items}
        onAdd={(files) =>
          setItems((before) => [
            ...before,
            ...files.map((file) => ({ id: file.name, name: file.name, file, state: "waiting" as const })),
          ])
        }
        onRemove={(id) => setItems((before) => before.filter((item) => item.id !== id))}
      />
      <button
        type="button"
        onClick={() => setItems((before) => before.map(({ id, name }) => ({ id, name, state: "done" })))}
      >
        done
      </button>
    </div>
  );
}

const drawn =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='teal' d='M0 0h8v8H0z'/></svg>";
const picture = (name: string) => new File([drawn], name, { type: "image/svg+xml" });

function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

function drag(zone: HTMLElement, type: "dragover" | "drop", ...files: File[]) {
  const event = { bubbles: true, cancelable: true, dataTransfer: carrying(...files) };
  zone.dispatchEvent(new DragEvent(type, event));
}

export const Default = meta.story({ render: () => <Held /> });

export const Chosen = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Фото товара/);
    await expect(input).toHaveAccessibleName("Фото товара Выбрать файлы");
    await expect(input).toHaveAccessibleDescription("До трёх картинок или PDF");
    await userEvent.upload(input, [picture("one.svg"), picture("two.svg")]);
    await expect(canvas.getByRole("list", { name: "Фото товара" }).children).toHaveLength(2);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "one.svg: Ждёт очереди. two.svg: Ждёт очереди",
    );
    const image = canvas.getByRole("list").querySelector("img")!;
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole("button", { name: "done" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("one.svg: Загружено. two.svg: Загружено");
  },
});

export const FocusStaysNear = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Фото товара/);
    await userEvent.upload(input, [picture("one.svg"), picture("two.svg")]);
    await userEvent.click(canvas.getByRole("button", { name: "Убрать one.svg" }));
    await expect(canvas.getByRole("button", { name: "Убрать two.svg" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(input).toHaveFocus();
  },
});

export const DroppedAgainstTheRules = meta.story({
  render: () => <Held />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Фото товара/);
    const zone = input.parentElement!;
    const big = new File(["x".repeat(1001)], "big.png", { type: "image/png" });
    const film = new File(["x"], "film.mp4", { type: "video/mp4" });
    drag(zone, "dragover", film);
    await waitFor(() => expect(zone).toHaveAttribute("data-over"));
    drag(zone, "drop", big, film, picture("good.svg"));
    await expect(await canvas.findByText("good.svg")).toBeVisible();
    await expect(zone).not.toHaveAttribute("data-over");
    await expect(input).toHaveAccessibleDescription(
      /big.png: больше 1 КБ film.mp4: подходят только картинки и PDF/,
    );
    await expect(input).toHaveAttribute("aria-invalid", "true");
    drag(zone, "drop", picture("better.svg"));
    await waitFor(() => expect(input).not.toHaveAttribute("aria-invalid"));
  },
});

export const Pasted = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText(/Фото товара/).focus();
    await userEvent.paste(carrying(picture("pasted.svg")));
    await expect(canvas.getByText("pasted.svg")).toBeVisible();
  },
});

const longName = "Sharqona-naqshli-charm-sumka-old-tomondan-olingan-surat-2026-11-21-yakuniy-variant.jpeg";
const items: FileItem[] = [
  { id: "1", name: "bag.svg", state: "done", picture: `data:image/svg+xml,${encodeURIComponent(drawn)}` },
  { id: "2", name: longName, state: "uploading", progress: 0.4 },
  { id: "3", name: "licence.pdf", state: "failed", error: "Связь прервалась. Попробуйте ещё раз." },
  { id: "4", name: "IMG_2041.HEIC", state: "waiting", file: new File(["x"], "x", { type: "image/heic" }) },
];

export const States = meta.story({
  args: {
    items,
    required: true,
    maxCount: 8,
    onRetry: fn(),
    retryLabel: (name) => `Повторить ${name}`,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("progressbar", { name: longName })).toHaveAttribute("value", "0.4");
    await userEvent.click(canvas.getByRole("button", { name: "Повторить licence.pdf" }));
    await expect(args.onRetry).toHaveBeenCalledWith("3");
  },
});

export const StatesDarkOnAPhone = meta.story({
  args: States.input.args,
  // in a card on the narrowest phone
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const edge = canvas.getByLabelText(/Выбрать файлы/).parentElement!.getBoundingClientRect().right;
    for (const row of canvas.getAllByRole("listitem")) {
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
      for (const part of row.querySelectorAll(":scope > *")) {
        const { left, bottom } = part.getBoundingClientRect();
        const next = part.nextElementSibling?.getBoundingClientRect();
        // buttons of a failure may be below its text
        const limit = next && next.top < bottom ? next.left : edge;
        await expect(left + part.scrollWidth).toBeLessThanOrEqual(limit + 1);
      }
    }
  },
});

export const Disabled = meta.story({
  args: { disabled: true, items: items.slice(0, 1), prompt: "Drop files here", chooseLabel: "Choose files" },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByLabelText(/Choose files/).parentElement!;
    drag(zone, "drop", picture("one.svg"));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});
