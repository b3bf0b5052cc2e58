import { administeredProductSorts } from "@bezak/contract/administered-sorts.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { BulkBar } from "../../lib/bulk/bulk-bar.tsx";
import { useSelection } from "../../lib/bulk/use-selection.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { administeredProductsQuery, saveProducts } from "./product-admin-api.ts";
import { productColumns } from "./product-columns.ts";
import { ProductFilter } from "./product-filter.tsx";
import styles from "./product-list.module.css";
import { ProductTable } from "./product-table.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { isNarrowed, parseProductsChoice, productsSearch, type ProductsChoice } from "./products-address.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const kinds = ["hide_products", "show_products", "move_products"] as const;

const toFilters = (search: URLSearchParams) => productsSearch({ ...parseProductsChoice(search), page: 1 });

/** Products of all shops. Needs the message parts `product-admin`, `seller-products`, `list-views`, `list-exports`
 * and `jobs`. */
export function ProductList({ choice }: { choice: ProductsChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const products = useQuery(administeredProductsQuery(useApi(), choice));
  const { data: page } = products;
  const view = useListView({ columns: productColumns, path: paths.administeredProducts(), toFilters });
  const toAddress = (to: ProductsChoice) => view.toAddress(productsSearch(to));
  const choose = (to: ProductsChoice) => replaceAddress(toAddress(to));
  const selection = useSelection({
    filters: view.filters,
    keys: page?.data.map(({ id }) => id) ?? [],
  });
  const order = {
    order: choice.sort,
    onOrder: (sort: ProductsChoice["sort"]) => choose({ ...choice, sort, page: 1 }),
  };
  return (
    <div className={styles.root}>
      <ViewBar
        list={view}
        order={<OrderChoice options={administeredProductSorts} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveProducts(api, choice, format)}
            total={page?.pagination.total}
          />
        }
      />
      <ProductTabs choice={choice} page={page} toAddress={toAddress} />
      <ProductFilter choice={choice} onChoose={choose} />
      <p role="status" className={styles.found}>
        {page ? t("productAdmin.found", { number: formatNumber(page.pagination.total) }) : "\u00a0"}
      </p>
      <ProductTable
        {...pageRows(products)}
        empty={<NoProducts narrowed={isNarrowed(choice)} />}
        shown={view.shown}
        density={view.density}
        boxes={selection.boxes}
        {...order}
      />
      <BulkBar
        selection={selection}
        kinds={kinds}
        total={products.isPlaceholderData ? undefined : products.data?.pagination.total}
      />
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
