import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FavoriteKeeper } from "../../app/shop/favorite-keeper.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { product } from "../../mocks/catalog-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { FavoriteButton, type FavoriteButtonProps } from "./favorite-button.tsx";

const scarf = product(4);

function HeartInShop(props: FavoriteButtonProps) {
  return (
    <>
      <FavoriteButton {...props} />
      <FavoriteKeeper />
    </>
  );
}

const meta = preview.meta({
  title: "Favorites/FavoriteButton",
  component: HeartInShop,
  ...inShop,
  parameters: scene({ path: "/catalog", person: buyer }),
  args: { id: scarf.id, name: scarf.name.ru, look: "outline" as const },
});

export const Default = meta.story({});

/** By name, since toasts contain buttons too. */
const getHeart = (canvas: Pick<typeof screen, "getByRole">) =>
  canvas.getByRole("button", { name: new RegExp(scarf.name.ru) });

export const Filled = meta.story({
  args: { id: product(1).id, name: product(1).name.ru },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true"));
  },
});

export const OnAPicture = meta.story({ args: { look: "raised" } });

export const FilledDark = meta.story({
  args: { id: product(1).id, name: product(1).name.ru, look: "raised" },
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("aria-pressed", "true"));
  },
});

export const PressedAndNotified = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heart = getHeart(canvas);
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await screen.findByText("Товар добавлен в избранное");
  },
});

export const AGuestHasToSignIn = meta.story({
  parameters: scene({ path: "/catalog", person: null }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    await userEvent.click(getHeart(canvas));
    await waitFor(() => expect(place.now?.pathname).toMatch(/login$/));
    await screen.findByText(t("favorites.signInFirst"));
    await expect(getHeart(canvas)).toHaveAttribute("aria-pressed", "false");
  },
});
