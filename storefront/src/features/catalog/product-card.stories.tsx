import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CardAction } from "../../app/card-action.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { product } from "../../mocks/catalog-fixtures.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";

const watch = product(1);

const longNamed = {
  ...product(4),
  name: {
    ru: "Серебряное кольцо с самаркандской бирюзой и чернёным орнаментом, ручная работа, размер регулируется",
    uz: "Samarqand feruzasi va qoraytirilgan naqshli, oʻlchami sozlanadigan qoʻlda yasalgan kumush uzuk",
    en: "Handmade adjustable silver ring with Samarkand turquoise and a blackened ornament",
  },
  seller: { id: "sel_2", name: "Samarqand zargarlari va hunarmandlari uyushmasi" },
  price: 12_450_000,
  oldPrice: 24_900_000,
  discountPercent: 50,
  reviewCount: 1284,
};

const meta = preview.meta({
  title: "Catalogue/ProductCard",
  component: ProductCard,
  ...inShop,
  args: { product: watch },
  argTypes: { action: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: args.view === "list" ? "44rem" : "15rem" }}>
      <ProductCard
        {...args}
        action={<CardAction product={args.product} look={args.view === "list" ? "quiet" : "icon"} />}
      />
    </div>
  ),
});

export const Default = meta.story({});

export const OnSale = meta.story({ args: { product: { ...product(3), isNew: false } } });

export const New = meta.story({ args: { product: { ...watch, isNew: true } } });

export const NewAndOnSale = meta.story({ args: { product: product(0) } });

export const SoldOut = meta.story({
  args: { product: { ...product(3), inStock: false } },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("product.soldOut"))).toBeVisible();
    const { name } = product(3);
    await expect(canvas.queryByRole("button", { name: t("product.addNamed", { name: name.ru }) })).toBeNull();
    await expect(
      canvas.getByRole("button", { name: t("product.favorite", { name: name.ru }) }),
    ).toBeVisible();
  },
});

export const WithoutReviewsAndPicture = meta.story({
  args: { product: { ...watch, reviewCount: 0, rating: 0, image: null, images: [] } },
});

export const InCart = meta.story({
  parameters: scene({
    cart: [
      {
        id: watch.id,
        variantId: watch.variantId!,
        name: "Часы",
        price: watch.price,
        image: null,
        quantity: 3,
      },
    ],
  }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByRole("textbox", { name: new RegExp(t("product.quantity")) })).toHaveValue("3");
  },
});

export const InCartDark = meta.story({
  parameters: InCart.input.parameters,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const AddedShowsStepper = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, cart } = getShop({ loaded });
    const name = watch.name.ru!;
    const add = () => canvas.getByRole("button", { name: t("product.addNamed", { name }) });
    await userEvent.click(add());
    const number = canvas.getByRole("textbox", { name: new RegExp(name) });
    await expect(number).toHaveValue("1");
    const more = canvas.getByRole("button", { name: t("product.increase") });
    // the pressed button is gone: the focus is on its replacement
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(number).toHaveValue("2");
    await expect(cart.lines.get()).toMatchObject([{ id: watch.id, variantId: watch.variantId, quantity: 2 }]);
    await userEvent.click(canvas.getByRole("button", { name: t("product.decrease") }));
    await userEvent.click(canvas.getByRole("button", { name: t("product.removeNamed", { name }) }));
    await expect(add()).toHaveFocus();
    await expect(cart.lines.get()).toEqual([]);
  },
});

export const SecondPictureOnHover = meta.story({
  // away from the corner where a headless browser's own pointer rests, which would also show the second picture
  decorators: (Story) => (
    <div style={{ padding: "2rem" }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const card = () => canvas.getByRole("article");
    const shown = () => card().querySelector("span[data-shown]");
    await userEvent.hover(card());
    await waitFor(() => expect(card().querySelectorAll("img")).toHaveLength(2));
    const second = card().querySelectorAll("img")[1]!;
    await expect(second.src).toContain(watch.images[1]!.url);
    await waitFor(() => expect(shown()).not.toBeNull());
    await userEvent.unhover(card());
    await waitFor(() => expect(shown()).toBeNull());
  },
});

export const NameLinksToTheProduct = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole("link", { name: watch.name.ru! }));
    await waitFor(() => expect(getShop({ loaded }).place.now?.pathname).toBe(`/product/${watch.slug}`));
  },
});

export const LongName = meta.story({ args: { product: longNamed } });

export const LongNameInUzbek = meta.story({ args: { product: longNamed }, globals: { language: "uz" } });

export const LongNameInEnglish = meta.story({ args: { product: longNamed }, globals: { language: "en" } });

export const LongNameDark = meta.story({
  args: { product: longNamed },
  tags: ["twin"],
  globals: { theme: "dark" },
});

/** Two columns on the narrowest phone, with everything a card may contain. */
export const PairOnAPhone = meta.story({
  globals: { language: "uz", viewport: { value: "w320" } },
  parameters: scene({
    cart: [
      { id: longNamed.id, variantId: longNamed.variantId!, name: "", price: 1, image: null, quantity: 12 },
    ],
  }),
  render: () => (
    <div
      data-drops
      style={{ display: "grid", gap: "0.75rem", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}
    >
      {[longNamed, product(0)].map((one) => (
        <ProductCard key={one.id} product={one} action={<CardAction product={one} look="icon" />} />
      ))}
    </div>
  ),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const name of [t("product.increase"), t("product.decrease")]) {
      const { width, height } = canvas.getByRole("button", { name }).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
    // names and prices of neighbours are aligned
    const tops = canvas.getAllByRole("heading").map((one) => one.getBoundingClientRect().top);
    await expect(tops[0]).toBe(tops[1]);
  },
});

export const InAList = meta.story({ args: { view: "list", product: longNamed } });

export const InAListDark = meta.story({
  args: { view: "list", product: longNamed },
  tags: ["twin"],
  globals: { theme: "dark", language: "uz" },
});

export const InAListOnAPhone = meta.story({
  args: { view: "list", product: longNamed },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The same boxes as a card, so that nothing moves when the products arrive. */
export const Skeleton = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(2, 12.5rem)" }}>
      <ProductCardSkeleton />
      <ProductCard product={watch} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    const ghost = card.previousElementSibling!;
    const getPicture = (one: Element) => one.firstElementChild!.getBoundingClientRect();
    await expect(getPicture(ghost).height).toBe(getPicture(card).height);
    const getHeight = (one: Element) =>
      one.lastElementChild!.lastElementChild!.getBoundingClientRect().bottom;
    await expect(Math.abs(getHeight(ghost) - getHeight(card))).toBeLessThanOrEqual(1);
  },
});

export const SkeletonInAList = meta.story({
  globals: { theme: "dark" },
  render: () => (
    <div style={{ maxWidth: "44rem" }}>
      <ProductCardSkeleton view="list" />
    </div>
  ),
});
