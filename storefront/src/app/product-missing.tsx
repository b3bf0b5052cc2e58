import { useQuery } from "@tanstack/react-query";
import { QueriedRow } from "../features/catalog/queried-row.tsx";
import { RecentProducts } from "../features/recent/recent-products.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasStatus } from "../lib/api-error.ts";
import { renderCardAction } from "./card-action.tsx";
import { fallbackProductsQuery } from "./fallback-products-query.ts";
import NotFound from "./not-found.tsx";
import styles from "./pages/page.module.css";

/** Page of a product that is no longer sold or does not exist, with other products. */
export default function ProductMissing({ id, error }: { id: string; error: unknown }) {
  const t = useTexts();
  const gone = hasStatus(error, 410);
  const result = useQuery(fallbackProductsQuery(useApi(), error));
  return (
    <div className={styles.sections}>
      <NotFound
        title={t(gone ? "product.gone" : "product.notFound")}
        text={t(gone ? "product.goneText" : "product.notFoundText")}
      />
      {result.data?.length === 0 ? null : (
        <QueriedRow
          title={t(gone ? "product.similar" : "product.instead")}
          result={result}
          renderAction={renderCardAction}
        />
      )}
      <RecentProducts title={t("product.recent")} gone={id} />
    </div>
  );
}
