import type { catalogRoutes } from "@bezak/contract/catalog.ts";
import { delay, http } from "msw";
import { useLocation } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { renderCardAction } from "../../app/card-action.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import type { ListSource } from "./catalog-api.ts";
import { handlers } from "../../mocks/handlers.ts";
import { emptyListState, listStateQuery, parseListState } from "./list-state.ts";
import { ProductListing, type ProductListingProps } from "./product-listing.tsx";

/** A list whose state is in the address. */
function Listing(props: Partial<ProductListingProps>) {
  const t = useTexts();
  const paths = usePaths();
  const state = parseListState(new URLSearchParams(useLocation().search));
  return (
    <>
      <h1 style={{ marginBottom: "1.5rem" }}>{t("catalog.title")}</h1>
      <ProductListing
        source={{ kind: "all" }}
        renderAction={renderCardAction}
        {...props}
        state={state}
        toAddress={(next) => `${paths.catalog()}${listStateQuery(next)}`}
      />
    </>
  );
}

const wide = { viewport: { value: "w1280" } };
const phone = { viewport: { value: "w320" } };
const allProducts: ListSource = { kind: "all" };

const meta = preview.meta({
  title: "Catalogue/ProductListing",
  component: ProductListing,
  ...inShop,
  args: { source: allProducts, state: emptyListState, toAddress: listStateQuery },
  argTypes: { state: { control: false }, toAddress: { control: false }, empty: { control: false } },
  parameters: { docs: { story: { inline: false, height: "640px" } }, ...scene({ path: "/catalog" }) },
  globals: wide,
  render: ({ source, empty }) => <Listing source={source} empty={empty} />,
});

export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findAllByRole("article")).toHaveLength(24);
    await expect(canvas.getByText(t("catalog.found", { count: 60, number: "60" }))).toBeVisible();
    await expect(await canvas.findByRole("checkbox", { name: /^Registon/ })).toBeVisible();
  },
});

export const UzbekDark = meta.story({ globals: { ...wide, language: "uz", theme: "dark" } });

export const English = meta.story({ globals: { ...wide, language: "en" } });

export const AsAList = meta.story({ parameters: scene({ path: "/catalog?view=list" }) });

export const OnAPhone = meta.story({
  tags: ["!autodocs"],
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const OnAPhoneDark = meta.story({
  tags: ["!autodocs", "twin"],
  globals: { ...phone, theme: "dark" },
});

export const FiltersInTheAddress = meta.story({
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    const search = () => new URLSearchParams(place.now?.search);
    await canvas.findAllByRole("article");

    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Registon/ }));
    await waitFor(() => expect(search().getAll("brand")).toEqual(["Registon"]));
    await canvas.findByText(t("catalog.found", { count: 20, number: "20" }));

    await userEvent.click(
      canvas.getByRole("radio", { name: new RegExp(t("catalog.ratingFrom", { rating: 4 })) }),
    );
    await waitFor(() => expect(search().get("rating")).toBe("4"));

    await userEvent.selectOptions(canvas.getByRole("combobox", { name: t("catalog.sort") }), "price_asc");
    await waitFor(() => expect(search().get("sort")).toBe("price_asc"));

    await userEvent.click(canvas.getByRole("radio", { name: t("catalog.list") }));
    await waitFor(() => expect(search().get("view")).toBe("list"));
    await waitFor(() => expect(canvas.getAllByRole("article")[0]).toHaveAttribute("data-view", "list"));

    // chips remove filters one by one, and a button all of them; sorting and view stay
    const chips = within(canvas.getByRole("list", { name: t("catalog.chosen") }));
    await userEvent.click(chips.getByRole("button", { name: t("catalog.remove", { name: "Registon" }) }));
    await waitFor(() => expect(search().has("brand")).toBe(false));
    await expect(canvas.getByRole("checkbox", { name: /^Registon/ })).not.toBeChecked();
    await userEvent.click(chips.getByRole("button", { name: t("catalog.reset") }));
    await waitFor(() => expect(place.now?.search).toBe("?sort=price_asc&view=list"));
    await canvas.findByText(t("catalog.found", { count: 60, number: "60" }));
  },
});

export const Paging = meta.story({
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    const first = (await canvas.findAllByRole("heading", { level: 2 }))[0]!.textContent;
    await userEvent.click(canvas.getByRole("link", { name: t("paging.next") }));
    await waitFor(() => expect(place.now?.search).toBe("?page=2"));
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { level: 2 })[0]).not.toHaveTextContent(first!),
    );
  },
});

export const SheetOfFiltersOnAPhone = meta.story({
  tags: ["!autodocs"],
  globals: phone,
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    await canvas.findAllByRole("article");
    const opener = canvas.getByRole("button", { name: t("catalog.filters") });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole("dialog", { name: t("catalog.filters") }));
    await userEvent.click(sheet.getByRole("checkbox", { name: new RegExp(t("catalog.inStock")) }));
    await waitFor(() => expect(place.now?.search).toBe("?inStock=true"));
    const show = t("catalog.show", { count: 55, number: "55" });
    await userEvent.click(await sheet.findByRole("button", { name: show }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveTextContent(t("catalog.showFilters", { count: 1 }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

type List = (typeof catalogRoutes)["products"];

const nothing = () =>
  answer<List>({
    success: true,
    data: [],
    pagination: { page: 1, limit: 24, total: 0, pages: 0 },
    facets: { brands: [], categories: [], ratings: [], price: null, inStock: 0 },
  });

export const Loading = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/products`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const waiting = canvas.getByRole("list", { name: t("common.loading") });
    await expect(within(waiting).getAllByRole("listitem")).toHaveLength(12);
    await expect(waiting).toHaveAttribute("aria-busy", "true");
  },
});

export const LoadingDark = meta.story({
  tags: ["!autodocs", "twin"],
  globals: { ...phone, theme: "dark" },
  beforeEach: Loading.input.beforeEach,
});

export const NoMatches = meta.story({
  tags: ["!autodocs"],
  parameters: scene({ path: "/catalog?brand=Registon&sort=price_desc" }),
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/products`, nothing)),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    await canvas.findByRole("heading", { name: t("catalog.emptyTitle") });
    const resets = canvas.getAllByRole("button", { name: t("catalog.reset") });
    await userEvent.click(resets.at(-1)!);
    await waitFor(() => expect(place.now?.search).toBe("?sort=price_desc"));
  },
});

export const NoMatchesOnAPhone = meta.story({
  tags: ["!autodocs"],
  globals: { ...phone, language: "uz", theme: "dark" },
  beforeEach: NoMatches.input.beforeEach,
  parameters: NoMatches.input.parameters,
});

export const Failed = meta.story({
  tags: ["!autodocs"],
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/products`, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { texts: t } = getShop({ loaded });
    const retry = await canvas.findByRole("button", { name: t("common.retry") });
    await expect(canvas.queryByRole("article")).toBeNull();
    msw.use(...handlers);
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole("article")).toHaveLength(24);
  },
});

export const FailedOnAPhone = meta.story({
  tags: ["!autodocs"],
  globals: { ...phone, language: "uz" },
  beforeEach({ msw }) {
    msw.use(http.get(`${base}/products`, () => failure("server_error", "Serverda xato")));
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});
