import type { Product } from "@bezak/contract/catalog.ts";
import { FavoriteButton } from "../features/favorites/favorite-button.tsx";
import { CompareButton } from "../features/compare/compare-button.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useLocalized } from "../lib/use-localized.ts";
import styles from "./product-marks.module.css";

/** Favorite and comparison buttons of a product. */
export default function ProductMarks({ product }: { product: Product }) {
  const t = useTexts();
  const { id, slug, name, category, image, images } = product;
  const called = useLocalized()(name) || t("common.untitled");
  return (
    <div className={styles.root}>
      <FavoriteButton id={id} name={called} look="outline" />
      <CompareButton product={{ id, slug, name, kind: category.id, image: images[0]?.url ?? image }} />
    </div>
  );
}
