import { Heart, Share2 } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = preview.meta({ component: Tooltip });

const args = {
  text: "Сообщим, когда цена снизится",
  children: (
    <IconButton label="В избранное">
      <Heart aria-hidden />
    </IconButton>
  ),
};

const showByFocus = async () => {
  screen.getByRole("button").focus();
  await screen.findByRole("tooltip");
};

export const Default = meta.story({
  args,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "В избранное" });
    await expect(heart).not.toHaveAttribute("title");
    heart.focus();
    await waitFor(() => expect(heart).toHaveAccessibleDescription("Сообщим, когда цена снизится"));
  },
});

export const Dark = meta.story({ args, globals: { theme: "dark" }, play: showByFocus });

export const LongOnAPhone = meta.story({
  args: {
    side: "bottom",
    text: "Havolani doʻstingizga yuboring: u shu rang va oʻlchamdagi buyumni ochadi",
    children: <Button icon={<Share2 aria-hidden />}>Ulashish</Button>,
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await showByFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const ByHover = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "В избранное" });
    await userEvent.hover(heart);
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
});

const liked = fn();

export const ByTap = meta.story({
  args: {
    ...args,
    children: (
      <IconButton label="В избранное" onClick={liked}>
        <Heart aria-hidden />
      </IconButton>
    ),
  },
  render: (props) => (
    <>
      <Tooltip {...props} />
      <p>Страница рядом</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    liked.mockClear();
    const heart = canvas.getByRole("button", { name: "В избранное" });
    await userEvent.pointer({ keys: "[TouchA]", target: heart });
    await screen.findByRole("tooltip");
    await expect(liked).toHaveBeenCalledOnce();
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByText("Страница рядом") });
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
});
