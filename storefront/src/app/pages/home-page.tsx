import { useQuery } from "@tanstack/react-query";
import { featuredProductsQuery, productRowQuery } from "../../features/catalog/catalog-api.ts";
import { CategoryTiles } from "../../features/catalog/category-tiles.tsx";
import { ProductRow } from "../../features/catalog/product-row.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { renderCardAction } from "../card-action.tsx";
import { HomeHero } from "../home-hero.tsx";
import { HomePromises } from "../home-promises.tsx";
import { PageHead } from "../page-head.tsx";
import { homeRowLength } from "../row-lengths.ts";
import styles from "./page.module.css";

export default function HomePage() {
  const t = useTexts();
  const paths = usePaths();
  const api = useApi();
  const popular = useQuery(featuredProductsQuery(api, homeRowLength));
  const sales = useQuery(productRowQuery(api, "sales", homeRowLength));
  const fresh = useQuery(productRowQuery(api, "new", homeRowLength));
  const row = { count: homeRowLength, renderAction: renderCardAction };
  return (
    <div className={styles.sections}>
      <PageHead title={t("home.title")} description={t("home.description")} />
      <HomeHero />
      <ProductRow {...row} title={t("home.popular")} result={popular} allPath={paths.catalog()} first />
      <CategoryTiles title={t("home.categories")} />
      <ProductRow {...row} title={t("home.sales")} result={sales} allPath={paths.catalog("sales")} />
      <ProductRow {...row} title={t("home.new")} result={fresh} allPath={paths.catalog("new")} />
      <HomePromises />
    </div>
  );
}
