import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { inShop } from "../../../harness/shop-story.tsx";
import { BannerPictureField } from "./banner-picture-field.tsx";

const meta = preview.meta({
  title: "Admin/BannerPictureField",
  component: BannerPictureField,
  ...inShop,
  tags: ["!autodocs"],
  args: {
    name: "desktop" as const,
    picture: { url: "/files/mock/banners/square-2000x2000.webp", crop: null },
    onChange: fn(),
  },
});

/** Cropping needs no code that could fail to load and take the form with it, such as after a new version was installed. */
export const CropsAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Выбрать кадр заново/ }));
    await expect(screen.getByRole("dialog", { name: "Кадр для компьютера" })).toBeInTheDocument();
    // the picture is there, and with it the frame that keys move
    await waitFor(() => expect(screen.getByRole("button", { name: "Использовать этот кадр" })).toBeEnabled());
  },
});
