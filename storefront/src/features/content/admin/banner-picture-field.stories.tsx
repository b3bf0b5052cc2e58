import { expect, fn, screen } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { inShop } from "../../../harness/shop-story.tsx";
import { BannerPictureField } from "./banner-picture-field.tsx";

const original = "/files/mock/banners/square-2000x2000.webp";

let isOnline = false;

const meta = preview.meta({
  title: "Admin/BannerPictureField",
  component: BannerPictureField,
  ...inShop,
  tags: ["!autodocs"],
  beforeEach(context) {
    inShop.beforeEach(context);
    isOnline = false;
  },
  args: {
    name: "desktop" as const,
    picture: { url: original, crop: null },
    onChange: fn(),
    loadCrop: () =>
      isOnline ? import("./crop-dialog.tsx") : Promise.reject(new TypeError("Failed to fetch")),
  },
});

/** The editor's code does not load at first, such as without a network: the field stays, and it can be tried again. */
export const NotLoaded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Выбрать кадр заново/ }));
    const failure = await canvas.findByRole("alert");
    await expect(failure).toHaveTextContent(/^Редактор кадра не загрузился, форма осталась как есть/);
    await expect(canvas.getByRole("button", { name: "Заменить" })).toBeEnabled();
    isOnline = true;
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await screen.findByRole("dialog", { name: "Кадр для компьютера" }, { timeout: 8000 });
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
