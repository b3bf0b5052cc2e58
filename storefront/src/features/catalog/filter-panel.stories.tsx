import type { catalogRoutes, Category, Facets } from "@bezak/contract/catalog.ts";
import { http } from "msw";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop } from "../../harness/shop-story.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { answer, base } from "../../mocks/answers.ts";
import { categories } from "../../mocks/catalog-fixtures.ts";
import FilterPanel, { type FilterPanelProps } from "./filter-panel.tsx";
import { emptyListState } from "./list-state.ts";

const below = (slug: string, ru: string, uz: string, en: string): Category => ({
  id: `cat_${slug}`,
  slug,
  name: { ru, uz, en },
  icon: null,
  image: null,
  productCount: 20,
  parentId: categories[0]!.id,
});

const tree = [
  ...categories,
  below("clutches", "Клатчи и вечерние", "Klatchlar va oqshom sumkalari", "Clutches and evening"),
  below("backpacks", "Рюкзаки", "Ryukzaklar", "Backpacks"),
];

const facets: Facets = {
  categories: tree.map(({ id, slug, name }, index) => ({ id, slug, name, count: 1284 - index * 96 })),
  brands: [
    "Samarqand",
    "Registon",
    "Afrosiyob",
    "Zargaron",
    "Ipak yoʻli",
    "Karvon",
    "Voltaro",
    "Nigoh",
    "Chorsu",
    "Zarafshon",
    "Samarqand zargarlari va hunarmandlari uyushmasi",
    "Turkiston",
  ].map((value, index) => ({ value, count: 240 - index * 17 })),
  ratings: [1, 2, 3, 4, 5].map((value) => ({ value, count: 900 - value * 120 })),
  price: { min: 15_000, max: 12_450_000 },
  inStock: 1170,
};

/** Stores the choice, as the address does in the shop. */
function Held(props: FilterPanelProps) {
  const [state, setState] = useState(props.state);
  const onChange: FilterPanelProps["onChange"] = (next) => {
    setState(next);
    props.onChange(next);
  };
  return (
    <div style={{ maxWidth: "15rem" }}>
      <FilterPanel {...props} state={state} onChange={onChange} />
    </div>
  );
}

const meta = preview.meta({
  title: "Catalogue/FilterPanel",
  component: FilterPanel,
  ...inShop,
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/categories`, () =>
        answer<(typeof catalogRoutes)["categories"]>({ success: true, data: tree }),
      ),
    );
  },
  args: { state: emptyListState, facets, onChange: fn() },
  render: (args) => <Held {...args} />,
});

const chosen = {
  ...emptyListState,
  category: "bags",
  brand: ["Registon", "Turkiston"],
  minPrice: 100_000,
  maxPrice: 2_000_000,
  rating: 4,
  inStock: true as const,
};

export const Default = meta.story({});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const Uzbek = meta.story({ globals: { language: "uz" } });

export const English = meta.story({ globals: { language: "en" } });

export const Chosen = meta.story({ args: { state: chosen } });

export const ChosenInUzbekDark = meta.story({
  args: { state: chosen },
  globals: { language: "uz", theme: "dark" },
});

export const WithinACategory = meta.story({
  args: { hideCategories: true },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.queryByRole("group", { name: t("catalog.category") })).toBeNull();
    await expect(canvas.getByRole("group", { name: t("catalog.brand") })).toBeVisible();
  },
});

/** Facets are not loaded yet: filters without counts are shown. */
export const BeforeTheFirstAnswer = meta.story({ args: { facets: undefined } });

/** The list is empty: no choices without products, but the chosen one can be removed. */
export const NothingLeft = meta.story({
  args: {
    state: { ...emptyListState, inStock: true },
    facets: { brands: [], categories: [], ratings: [], price: null, inStock: 0 },
  },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.queryByRole("group", { name: t("catalog.brand") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: t("catalog.reset") }));
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyListState);
    await expect(canvas.getByRole("checkbox", { name: new RegExp(t("catalog.inStock")) })).not.toBeChecked();
  },
});

export const EachChoiceNarrows = meta.story({
  args: { state: { ...emptyListState, page: 3 } },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const last = (change: object) =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, ...change }));

    const bags = await canvas.findByRole("button", { name: /^Сумки/ });
    await expect(canvas.queryByRole("button", { name: /^Рюкзаки/ })).toBeNull();
    await userEvent.click(bags);
    await last({ category: "bags" });
    await expect(bags).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await canvas.findByRole("button", { name: /^Рюкзаки/ }));
    await last({ category: "backpacks" });

    await userEvent.click(canvas.getByRole("checkbox", { name: /^Registon/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Karvon/ }));
    await last({ category: "backpacks", brand: ["Registon", "Karvon"] });
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Registon/ }));
    await last({ brand: ["Karvon"] });

    await userEvent.click(
      canvas.getByRole("radio", { name: new RegExp(t("catalog.ratingFrom", { rating: 4 })) }),
    );
    await last({ rating: 4 });
    await userEvent.click(canvas.getByRole("checkbox", { name: new RegExp(t("catalog.inStock")) }));
    await last({ rating: 4, inStock: true });

    await userEvent.click(canvas.getByRole("button", { name: t("catalog.reset") }));
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyListState);
    await expect(canvas.getByRole("checkbox", { name: /^Karvon/ })).not.toBeChecked();
  },
});

export const PriceByTypingAndByPulling = meta.story({
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const from = () => canvas.getByRole("textbox", { name: t("catalog.priceFrom") });
    const to = () => canvas.getByRole("textbox", { name: t("catalog.priceTo") });
    await userEvent.type(from(), "2000000");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ minPrice: 2_000_000 }));
    // an answer that arrives meanwhile takes neither the focus nor the typed text
    await expect(to()).toHaveFocus();
    // a reversed range is corrected
    await userEvent.keyboard("100000{Enter}");
    const range = { minPrice: 100_000, maxPrice: 2_000_000, page: 1 };
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(range));
    await waitFor(() => expect(from()).toHaveValue(formatNumber(100_000)));
    await expect(to()).toHaveValue(formatNumber(2_000_000));

    const thumb = await canvas.findByRole("slider", { name: t("catalog.priceTo") });
    thumb.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ minPrice: 100_000, maxPrice: undefined }),
      ),
    );
  },
});

export const ManyBrandsAreSearched = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const brands = within(canvas.getByRole("group", { name: t("catalog.brand") }));
    const least = brands.getAllByRole("checkbox").length;
    await expect(least).toBeLessThan(facets.brands.length);
    await userEvent.click(brands.getByRole("button", { name: t("catalog.showAll", { count: 12 }) }));
    await expect(brands.getAllByRole("checkbox")).toHaveLength(facets.brands.length);
    const field = brands.getByRole("searchbox", { name: t("catalog.findBrand") });
    await userEvent.type(field, "ZAR");
    const found = brands
      .getAllByRole("checkbox")
      .map((one) => (one as HTMLInputElement).labels?.[0]?.innerText);
    await expect(found.join()).toMatch(/Zargaron[\s\S]*Zarafshon/);
    await expect(found).toHaveLength(3);
    await userEvent.clear(field);
    await userEvent.type(field, "qqq");
    await expect(brands.getByText(t("catalog.noBrand"))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { state: chosen },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Ryukzaklar/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const box of canvas.getAllByRole("checkbox")) {
      const label = (box as HTMLInputElement).labels![0]!;
      await expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
