import type { Favorite } from "@bezak/contract/favorites.ts";
import { Button } from "@bezak/ui-kit";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { product } from "../../mocks/catalog-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FavoriteRow } from "./favorite-row.tsx";

const watch = product(1);

const favorite: Favorite = {
  product: watch,
  addedAt: "2026-11-20T08:00:00.000Z",
  addedPrice: watch.price,
  tags: [],
  priority: 1,
  notes: "",
};

const annotated: Favorite = {
  ...favorite,
  addedPrice: watch.price + 30_000,
  tags: ["подарок", "мама", "оченьдлиннаяметкабезпробеловдокрая"],
  priority: 5,
  notes: "К 8 марта, спросить про гравировку и про то, можно ли поменять ремешок на кожаный",
};

const longNamed: Favorite = {
  ...annotated,
  product: {
    ...product(3),
    name: {
      ru: "Серебряное кольцо с самаркандской бирюзой и чернёным орнаментом, ручная работа, размер регулируется",
      uz: "Samarqand feruzasi va qoraytirilgan naqshli, oʻlchami sozlanadigan qoʻlda yasalgan kumush uzuk",
      en: "Handmade adjustable silver ring with Samarkand turquoise and a blackened ornament",
    },
  },
};

function Buy() {
  const t = useTexts();
  return <Button wide>{t("product.addToCart")}</Button>;
}

const meta = preview.meta({
  title: "Favorites/FavoriteRow",
  component: FavoriteRow,
  ...inShop,
  parameters: scene({ path: "/wishlist", person: buyer }),
  args: { favorite, buy: <Buy />, onRemove: fn() },
});

export const Default = meta.story({});

export const WithMarksAndADrop = meta.story({ args: { favorite: annotated } });

export const Dark = meta.story({ args: { favorite: annotated }, globals: { theme: "dark" } });

export const Uzbek = meta.story({ args: { favorite: longNamed }, globals: { language: "uz" } });

export const English = meta.story({ args: { favorite: longNamed }, globals: { language: "en" } });

export const OnAPhone = meta.story({
  args: { favorite: longNamed },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const SoldOut = meta.story({
  args: { favorite: { ...favorite, product: { ...watch, inStock: false } } },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.queryByRole("button", { name: t("product.addToCart") })).toBeNull();
    await expect(canvas.getByText(t("product.soldOut"))).toBeVisible();
  },
});

export const CachedWithoutANetwork = meta.story({ args: { favorite: annotated, frozen: true } });

export const BeingEdited = meta.story({
  args: { favorite: annotated },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const name = watch.name.ru;
    const edit = canvas.getByRole("button", { name: t("wishlist.editNamed", { name }) });
    await userEvent.click(edit);
    await expect(canvas.getByLabelText(t("wishlist.priority"))).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t("wishlist.newTag")), "лето{Enter}");
    await expect(canvas.getByText("лето")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("wishlist.cancel") }));
    await expect(edit).toHaveFocus();
  },
});

export const EditedOnAPhoneDark = meta.story({
  args: { favorite: annotated },
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(
      canvas.getByRole("button", { name: t("wishlist.editNamed", { name: watch.name.ru }) }),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Removed = meta.story({
  play: async ({ args, canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(
      canvas.getByRole("button", { name: t("wishlist.remove", { name: watch.name.ru }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
