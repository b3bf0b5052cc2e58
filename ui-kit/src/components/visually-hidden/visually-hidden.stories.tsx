import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = preview.meta({ component: VisuallyHidden, args: { children: "старая цена" } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("старая цена");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
