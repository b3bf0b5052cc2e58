import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { RenderLink } from "../../render-link.ts";
import { Pagination } from "./pagination.tsx";

const link: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />;

const meta = preview.meta({
  component: Pagination,
  args: {
    label: "Страницы",
    page: 1,
    pageCount: 20,
    toAddress: (page) => `?page=${page}`,
    renderLink: link,
    previousLabel: "Предыдущая страница",
    nextLabel: "Следующая страница",
    pageLabel: (page) => `Страница ${page}`,
  },
});

export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Предыдущая страница" })).toBeNull();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("1");
    await expect(canvas.getByRole("link", { name: "Следующая страница" })).toHaveAttribute("href", "?page=2");
  },
});

export const Middle = meta.story({ args: { page: 10 } });

export const LastDark = meta.story({ args: { page: 20 }, globals: { theme: "dark" } });

export const MiddleOnAPhone = meta.story({
  args: { page: 10 },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const NothingForOnePage = meta.story({
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

/** On a phone only the first, the current and the last: the row never scrolls and every link is 44 px wide. */
export const NarrowRow = meta.story({
  args: { page: 10 },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((one) => one.textContent)).toEqual(["", "1", "10", "20", ""]);
    for (const one of links) await expect(one.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole("navigation").scrollWidth).toBeLessThanOrEqual(288);
  },
});
