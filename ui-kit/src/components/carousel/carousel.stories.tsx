import type { CSSProperties } from "react";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Picture } from "../picture/picture.tsx";
import { drawing } from "../picture/drawing.ts";
import { Carousel } from "./carousel.tsx";

const words = {
  ru: { roleLabel: "карусель", previousLabel: "Назад", nextLabel: "Вперёд" },
  uz: { roleLabel: "karusel", previousLabel: "Orqaga", nextLabel: "Oldinga" },
  en: { roleLabel: "carousel", previousLabel: "Back", nextLabel: "Forward" },
};

const meta = preview.meta({ component: Carousel });

const card = (position: number, title: string) => (
  <a
    key={position}
    href={`#item-${position}`}
    style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 8, color: "var(--text)" }}
  >
    <Picture src={drawing(position * 40, 400, 400, String(position + 1))} alt="" width={400} height={400} />
    {title}
  </a>
);

const cards = (count: number, title = "Кольцо из серебра") =>
  Array.from({ length: count }, (_, position) => card(position, title));

const banner = (position: number, title: string) => (
  <a key={position} href={`#banner-${position}`} aria-label={title}>
    <Picture
      src={drawing(190 + position * 45, 720, 480)}
      sources={[
        {
          media: "(min-width: 48rem)",
          srcSet: drawing(190 + position * 45, 1600, 480),
          width: 1600,
          height: 480,
        },
      ]}
      alt=""
      width={720}
      height={480}
      priority={position === 0}
    />
  </a>
);

const banners = ["Осенние скидки до 40 %", "Новые часы", "Шарфы из Маргилана"].map((title, position) =>
  banner(position, title),
);

export const Row = meta.story({
  args: { kind: "row", label: "Новинки", ...words.ru, children: cards(12) },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole("button", { name: "Вперёд" });
    const previous = canvas.getByRole("button", { name: "Назад" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await expect(next).not.toHaveAttribute("aria-disabled");
    const row = canvas.getByRole("list");
    // beside the pictures, not over the text below them
    const picture = within(row).getAllByRole("listitem")[0]!.querySelector("img")!;
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(picture.getBoundingClientRect().bottom);
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(previous).not.toHaveAttribute("aria-disabled"));
    for (let press = 0; press < 5; press += 1) await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
    // the pressed button keeps the focus and stays visible
    await expect(next).toHaveFocus();
  },
});

export const RowOfFew = meta.story({
  args: {
    ...Row.input.args,
    children: cards(3),
    style: { "--carousel-per-view": 3 } as CSSProperties,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const RowOnAPhone = meta.story({
  args: {
    kind: "row",
    label: "Yangi tovarlar",
    ...words.uz,
    children: cards(8, "Uzun nomli zargarlik buyumi, oʻzbek ustalari qoʻlidan chiqqan"),
  },
  globals: { viewport: { value: "w320" } },
});

export const RowDark = meta.story({ args: Row.input.args, tags: ["twin"], globals: { theme: "dark" } });

const slides = {
  kind: "slides" as const,
  label: "Акции",
  slideLabel: (number: number, count: number) => `${number} из ${count}`,
  ...words.ru,
  children: banners,
};

export const Slides = meta.story({
  args: slides,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Акции" });
    await expect(region).toHaveAttribute("aria-roledescription", "карусель");
    const row = canvas.getByRole("list");
    await expect(within(row).getByRole("listitem", { name: "2 из 3" })).toBeInTheDocument();
    const next = await canvas.findByRole("button", { name: "Вперёд" });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("2 из 3")).toBeInTheDocument());
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("3 из 3")).toBeInTheDocument());
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText("1 из 3")).toBeInTheDocument());
    row.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByText("3 из 3")).toBeInTheDocument());
    await expect(row.scrollLeft).toBeCloseTo(row.clientWidth * 2, -1);
  },
});

const autoplay = { seconds: 0.2, pauseLabel: "Остановить", playLabel: "Запустить" };

/** Tests run with reduced motion, so it does not move until it is started. */
export const Autoplay = meta.story({
  args: { ...slides, autoplay },
  decorators: [
    // away from the test browser's mouse
    (Story) => (
      <div style={{ paddingBlockStart: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole("button", { name: "Запустить" });
    await userEvent.click(play);
    await waitFor(() => expect(canvas.getByText("2 из 3")).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText("1 из 3")).toBeInTheDocument());
    canvas.getAllByRole("link")[0]!.focus();
    const held = canvas.getByText(/из 3$/).textContent;
    await new Promise((done) => setTimeout(done, 700));
    await expect(canvas.getByText(/из 3$/).textContent).toBe(held);
    await userEvent.click(canvas.getByRole("button", { name: "Остановить" }));
    await expect(canvas.getByRole("button", { name: "Запустить" })).toHaveFocus();
  },
});

export const SlidesOnAPhoneDark = meta.story({
  args: {
    ...slides,
    ...words.uz,
    label: "Aksiyalar",
    slideLabel: (number, count) => `${count} tadan ${number}-banner`,
    autoplay: { ...autoplay, seconds: 600 },
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    // the autoplay button covers no text of the slides
    const button = await canvas.findByRole("button", { name: autoplay.playLabel });
    const slides = canvas.getByRole("list").getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(slides.bottom - 4);
  },
});
