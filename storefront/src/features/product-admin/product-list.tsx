import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { administeredProductsQuery } from "./product-admin-api.ts";
import { ProductFilter } from "./product-filter.tsx";
import styles from "./product-list.module.css";
import { ProductTable } from "./product-table.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { isNarrowed, productsSearch, type ProductsChoice } from "./products-address.ts";

/** Products of all shops. Needs the message parts `product-admin` and `seller-products`. */
export function ProductList({ choice }: { choice: ProductsChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const navigate = useNavigate();
  const products = useQuery(administeredProductsQuery(useApi(), choice));
  const { data: page } = products;
  const toAddress = (to: ProductsChoice) => `${paths.administeredProducts()}${productsSearch(to)}`;
  return (
    <div className={styles.root}>
      <ProductTabs choice={choice} toAddress={toAddress} />
      <ProductFilter
        choice={choice}
        onChoose={(to) => void navigate(toAddress(to), { replace: true, state: { keepScroll: true } })}
      />
      <p role="status" className={styles.found}>
        {page ? t("productAdmin.found", { number: formatNumber(page.pagination.total) }) : "\u00a0"}
      </p>
      <ProductTable {...pageRows(products)} empty={<NoProducts narrowed={isNarrowed(choice)} />} />
      <ListPages page={choice.page} part={page} toAddress={(to) => toAddress({ ...choice, page: to })} />
    </div>
  );
}

function NoProducts({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <EmptyState
      icon={<Tags aria-hidden />}
      title={t(narrowed ? "sellerProducts.nothing" : "productAdmin.empty")}
      text={t(narrowed ? "sellerProducts.nothingText" : "productAdmin.emptyText")}
      actions={
        narrowed ? (
          <Button asChild>
            <Link to={paths.administeredProducts()}>{t("sellerProducts.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
