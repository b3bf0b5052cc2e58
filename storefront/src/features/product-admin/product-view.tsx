import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { changeProduct } from "@bezak/contract/routes/product-admin.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Pencil } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { dayDigits } from "../../lib/day-digits.ts";
import { FactList } from "../../lib/fact-list.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { missingFieldName } from "../../lib/missing-field-name.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { findAttributes, findCategoryPath } from "./product-attributes.ts";
import { ProductDecision } from "./product-decision.tsx";
import { CategoryFacts, FiscalFacts } from "./product-facts.tsx";
import { ProductMessages } from "./product-messages.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import { ProductTexts } from "./product-texts.tsx";
import { ProductVariants } from "./product-variants.tsx";
import styles from "./product-view.module.css";
import { useSuspicion } from "./suspicious-price.tsx";
import { productsSearch } from "./products-address.ts";

/** A product with all its fields to read. Needs the message parts `product-admin` and `seller-products`. */
export function ProductView({ product }: { product: AdministeredProduct }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const suspicion = useSuspicion();
  const { id, name, description, images, variants, options, missing, suspiciousPrice } = product;
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.name}>{text(name) || t("common.untitled")}</h1>
        <HistoryLink id={id} name={text(name) || t("common.untitled")} />
        <Permitted call={changeProduct}>
          <Button asChild size="small" icon={<Pencil aria-hidden />}>
            <Link to={paths.editedProduct(id)}>{t("productAdmin.edit.act")}</Link>
          </Button>
        </Permitted>
      </header>
      {suspiciousPrice ? (
        <Alert role="note" tone="warning" title={t("productAdmin.problems.suspicious_price")}>
          {suspicion(suspiciousPrice)}. {t("productAdmin.suspiciousText")}
        </Alert>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <ProductDecision product={product} />
          {missing.length > 0 ? <MissingFields product={product} /> : null}
          <ProductShop product={product} />
          <ProductMessages id={id} />
        </div>
        <div className={styles.main}>
          <ProductPictures images={images} />
          <ProductTexts name={name} description={description} />
          <CategoryFacts product={product} />
          <ProductVariants variants={variants} options={options} />
          <FiscalFacts product={product} />
          <ProductNumbers product={product} />
        </div>
      </div>
    </div>
  );
}

/** What the shop must fill in before the product can be published. */
function MissingFields({ product: { missing, category } }: { product: AdministeredProduct }) {
  const t = useTexts();
  const text = useLocalized();
  const { data = [] } = useQuery(administeredCategoriesQuery(useApi()));
  const attributes = findAttributes(findCategoryPath(data, category.id));
  const names = new Set(missing.map((path) => missingFieldName(path, { attributes, t, text })));
  return (
    <PanelSection title={t("productAdmin.missing")}>
      <ul className={styles.missing}>
        {[...names].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </PanelSection>
  );
}

function ProductShop({ product: { seller, slug, status } }: { product: AdministeredProduct }) {
  const t = useTexts();
  const paths = usePaths();
  const list = usePanelPaths().administeredProducts();
  return (
    <PanelSection title={t("admin.shopField.label")}>
      <p>{seller.name}</p>
      <div className={styles.buttons}>
        {status === "published" ? (
          <Button asChild size="small" icon={<ExternalLink aria-hidden />}>
            <Link to={paths.product(slug)}>{t("sellerProducts.publicPage")}</Link>
          </Button>
        ) : null}
        <Button asChild size="small">
          <Link to={`${list}${productsSearch({ q: "", shop: seller.id, sort: "changed", page: 1 })}`}>
            {t("productAdmin.allOfShop")}
          </Link>
        </Button>
      </div>
    </PanelSection>
  );
}

function ProductNumbers({ product }: { product: AdministeredProduct }) {
  const t = useTexts();
  const { sold, views, rating, reviewCount, createdAt, updatedAt, id } = product;
  const stars = `${rating.toFixed(1).replace(".", ",")} (${formatNumber(reviewCount)})`;
  return (
    <PanelSection title={t("productAdmin.numbers")}>
      <FactList
        dense
        facts={[
          { name: t("sellerProducts.columns.sold"), value: formatNumber(sold) },
          { name: t("productAdmin.views"), value: formatNumber(views) },
          { name: t("sellerProducts.columns.rating"), value: reviewCount > 0 ? stars : "—" },
          { name: t("productAdmin.created"), value: dayDigits(createdAt) },
          { name: t("productAdmin.updated"), value: dayDigits(updatedAt) },
          { name: "ID", value: id },
        ]}
      />
    </PanelSection>
  );
}
