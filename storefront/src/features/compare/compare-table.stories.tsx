import { Button } from "@bezak/ui-kit";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import { product, productDetail } from "../../mocks/catalog-fixtures.ts";
import { compareRows } from "./compare-rows.ts";
import type { Compared } from "./compare-store.ts";
import { CompareTable } from "./compare-table.tsx";

interface TableProps {
  /** numbers of the mocked products */
  indexes: readonly number[];
  /** the last product is no longer sold */
  lastGone?: boolean;
  /** only what was stored of the products is known yet */
  loading?: boolean;
  onRemove?: (id: string) => void;
}

function Buy() {
  return <Button size="small">{useTexts()("product.addToCart")}</Button>;
}

function Table({ indexes, lastGone = false, loading = false, onRemove = fn() }: TableProps) {
  const words = { t: useTexts(), text: useLocalized(), sum: useSum() };
  const columns = indexes.map((number, index) => {
    const detail = productDetail(product(number));
    const { id, slug, name, image } = detail;
    const compared: Compared = { id, slug, name, image, kind: "rings" };
    const gone = lastGone && index === indexes.length - 1;
    return { compared, gone, product: loading || gone ? undefined : detail };
  });
  const rows = compareRows(
    columns.map(({ product }) => product),
    words,
  );
  return <CompareTable columns={columns} rows={rows} renderBuy={() => <Buy />} onRemove={onRemove} />;
}

const meta = preview.meta({
  title: "Compare/CompareTable",
  component: Table,
  ...inShop,
  parameters: scene({ path: "/compare" }),
  args: { indexes: [1, 2, 3, 4] },
});

export const Default = meta.story({});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const Uzbek = meta.story({ globals: { language: "uz" } });

export const English = meta.story({ globals: { language: "en" } });

export const OneIsGone = meta.story({ args: { indexes: [1, 2], lastGone: true } });

export const Loading = meta.story({ args: { indexes: [1, 2], loading: true } });

/** The table scrolls, also by keys; the page does not. */
export const OnAPhone = meta.story({
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: t("compare.table") })).toHaveFocus();
  },
});

export const Removed = meta.story({
  args: { indexes: [1, 2], onRemove: fn() },
  play: async ({ args, canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const { id, name } = product(2);
    await userEvent.click(canvas.getByRole("button", { name: t("compare.remove", { name: name.ru }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(id);
  },
});
