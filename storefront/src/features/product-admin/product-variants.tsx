import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { Table, type Column } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./product-view.module.css";

type Variant = AdministeredProduct["variants"][number];

/** Prices and stock of the variants, in the order of the product's page. */
export function ProductVariants({ variants, options }: Pick<AdministeredProduct, "variants" | "options">) {
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const columns: readonly Column<Variant>[] = [
    {
      key: "variant",
      header: t("sellerProducts.variant"),
      primary: true,
      cell: ({ title }) => (options.length > 0 ? text(title) : t("productAdmin.onlyVariant")),
    },
    { key: "sku", header: t("sellerProducts.sku"), cell: ({ sku }) => sku ?? "—" },
    {
      key: "price",
      header: t("sellerProducts.variantColumns.price"),
      align: "end",
      cell: ({ price }) => (price === null ? t("sellerProducts.noPrice") : sum(price)),
    },
    {
      key: "oldPrice",
      header: t("sellerProducts.variantColumns.oldPrice"),
      align: "end",
      cell: ({ oldPrice }) => (oldPrice === null ? "—" : sum(oldPrice)),
    },
    {
      key: "stock",
      header: t("sellerProducts.variantColumns.stock"),
      align: "end",
      cell: ({ stock, reserved }) => (
        <>
          {formatNumber(stock)}
          {reserved > 0 ? (
            <span className={styles.quiet}> ({t("sellerProducts.reserved", { count: reserved })})</span>
          ) : null}
        </>
      ),
    },
  ];
  const title = t("sellerProducts.sections.price");
  return (
    <PanelSection title={title}>
      <Table
        caption={title}
        hideCaption
        columns={columns}
        rows={variants}
        rowKey={({ id }) => id}
        empty={<p className={styles.quiet}>{t("productAdmin.noVariants")}</p>}
      />
    </PanelSection>
  );
}
