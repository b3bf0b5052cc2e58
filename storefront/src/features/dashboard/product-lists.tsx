import type { Dashboard } from "@bezak/contract/dashboard.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { Badge, Button, Card, VisuallyHidden } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./product-lists.module.css";

/** Best-selling products and those with low stock. */
export function ProductLists(data: Pick<Dashboard, "top" | "lowStock" | "products">) {
  const { top, lowStock, products } = data;
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const paths = usePanelPaths();
  return (
    <div className={styles.root}>
      <ProductsCard title={t("dashboard.top")} empty={t("dashboard.topEmpty")}>
        {top.map(({ productId, name, image, pieces, revenue }) => (
          <GoodRow key={productId} id={productId} name={name} image={image}>
            <span className={styles.numbers}>
              <b>{sum(revenue)}</b>
              <span>{t("dashboard.pieces", { count: formatNumber(pieces) })}</span>
            </span>
          </GoodRow>
        ))}
      </ProductsCard>
      <ProductsCard
        title={t("dashboard.lowStock")}
        empty={t(products === 0 ? "dashboard.lowStockNone" : "dashboard.lowStockEmpty")}
      >
        {lowStock.map(({ productId, name, image, variantTitle, stock }, index) => (
          <GoodRow
            key={`${productId} ${index}`}
            id={productId}
            name={name}
            image={image}
            about={variantTitle}
          >
            <Badge tone={stock === 0 ? "danger" : "warning"}>
              {stock === 0 ? t("dashboard.soldOut") : t("dashboard.left", { count: stock })}
            </Badge>
            <Button asChild size="small">
              <Link to={paths.product(productId)}>
                <span aria-hidden>{t("dashboard.addStock")}</span>
                <VisuallyHidden>{t("dashboard.addStockOf", { name: text(name) })}</VisuallyHidden>
              </Link>
            </Button>
          </GoodRow>
        ))}
      </ProductsCard>
    </div>
  );
}

interface ProductsCardProps {
  title: string;
  /** shown when the list is empty */
  empty: string;
  children: readonly ReactNode[];
}

function ProductsCard({ title, empty, children }: ProductsCardProps) {
  const id = useId();
  return (
    <Card asChild padding="medium">
      <section aria-labelledby={id} className={styles.card}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children.length > 0 ? (
          <ul role="list" className={styles.list}>
            {children}
          </ul>
        ) : (
          <p className={styles.empty}>{empty}</p>
        )}
      </section>
    </Card>
  );
}

interface GoodRowProps {
  id: string;
  name: LocalizedText;
  image: string | null;
  /** the variant */
  about?: LocalizedText | null;
  children: ReactNode;
}

function GoodRow({ id, name, image, about, children }: GoodRowProps) {
  const t = useTexts();
  const text = useLocalized();
  return (
    <li className={styles.row}>
      <ThumbPicture url={image} className={styles.thumb} />
      <span className={styles.words}>
        <Link to={usePanelPaths().product(id)} className={styles.name}>
          {text(name) || t("common.untitled")}
        </Link>
        {about ? <span className={styles.about}>{text(about)}</span> : null}
      </span>
      <span className={styles.facts}>{children}</span>
    </li>
  );
}
