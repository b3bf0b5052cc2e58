import type { Product } from "@bezak/contract/catalog.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";

/** Values of one attribute by product; null where unknown. */
export interface CompareRow {
  key: string;
  name: string;
  values: readonly (string | null)[];
  /** the known values differ */
  differs: boolean;
}

interface CompareMessages {
  t: Texts;
  text: (value: LocalizedText) => string;
  sum: (value: number) => string;
}

type Read = (product: Product) => string | null;

/** Rows of the comparison; `undefined` is a product that is not loaded or no longer exists. */
export function compareRows(
  products: readonly (Product | undefined)[],
  { t, text, sum }: CompareMessages,
): CompareRow[] {
  const row = (key: string, name: string, read: Read): CompareRow => {
    const values = products.map((product) => (product ? read(product) : null));
    const known = values.filter((_, index) => products[index] !== undefined);
    return { key, name, values, differs: new Set(known).size > 1 };
  };
  const attributes = new Map(
    products.flatMap((product) => product?.attributes ?? []).map(({ name }) => [name.ru, name]),
  );
  const attribute =
    (ru: string): Read =>
    (product) => {
      const found = product.attributes.find(({ name }) => name.ru === ru);
      return found ? text(found.value) : null;
    };
  return [
    row("price", t("compare.price"), ({ price }) => sum(price)),
    row("rating", t("compare.rating"), ({ rating, reviewCount }) =>
      reviewCount > 0
        ? `${rating.toFixed(1)} · ${t("product.reviews", { count: reviewCount })}`
        : t("compare.noRating"),
    ),
    row("stock", t("compare.stock"), ({ inStock }) => t(inStock ? "product.inStock" : "product.soldOut")),
    row("brand", t("compare.brand"), ({ brand }) => brand),
    row("seller", t("compare.seller"), ({ seller }) => seller.name),
    ...[...attributes].map(([ru, name]) => row(`attribute ${ru}`, text(name), attribute(ru))),
  ].filter(({ values }) => values.some((value) => value !== null));
}
