import { useQuery } from "@tanstack/react-query";
import { featuredProductsQuery, productRowQuery } from "../features/catalog/catalog-api.ts";
import { CategoryTiles } from "../features/catalog/category-tiles.tsx";
import { QueriedRow } from "../features/catalog/queried-row.tsx";
import { useTopCategories } from "../features/catalog/use-top-categories.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { usePaths } from "../lib/use-paths.ts";
import { renderCardAction } from "./card-action.tsx";
import { homeRowLength } from "./row-lengths.ts";

/** Content of the home page without sections, or when they cannot be loaded. */
export default function HomeRows({ waiting }: { waiting: boolean }) {
  const t = useTexts();
  const paths = usePaths();
  const api = useApi();
  const enabled = !waiting;
  const popular = useQuery({ ...featuredProductsQuery(api, homeRowLength), enabled });
  const sales = useQuery({ ...productRowQuery(api, "sales", homeRowLength), enabled });
  const fresh = useQuery({ ...productRowQuery(api, "new", homeRowLength), enabled });
  const action = { renderAction: renderCardAction };
  return (
    <>
      <CategoryTiles title={t("home.categories")} hideTitle categories={useTopCategories()} />
      <QueriedRow {...action} title={t("home.popular")} result={popular} allPath={paths.catalog()} />
      <QueriedRow {...action} title={t("home.sales")} result={sales} allPath={paths.catalog("sales")} />
      <QueriedRow {...action} title={t("home.new")} result={fresh} allPath={paths.catalog("new")} />
    </>
  );
}
