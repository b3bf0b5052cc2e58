import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SkipLink } from "./skip-link.tsx";

const meta = preview.meta({
  component: SkipLink,
  args: { href: "#main" as const, children: "К содержанию" },
});

export const VisibleWhileFocused = meta.story({
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Tab покажет ссылку
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "К содержанию" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

export const Dark = meta.story({ render: VisibleWhileFocused.input.render, globals: { theme: "dark" } });
