import type { Product } from "@bezak/contract/catalog.ts";
import { Badge, IconButton, VisuallyHidden } from "@bezak/ui-kit";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import type { CompareRow } from "./compare-rows.ts";
import type { Compared } from "./compare-store.ts";
import styles from "./compare-table.module.css";

/** What was stored of a product, and the product once it is loaded. */
export interface CompareColumn {
  compared: Compared;
  product: Product | undefined;
  /** no longer sold */
  gone: boolean;
}

export interface CompareTableProps {
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  renderBuy: (product: Product) => ReactNode;
  onRemove: (id: string) => void;
}

/** Products side by side. The table scrolls sideways; row headings stay visible. */
export function CompareTable({ columns, rows, renderBuy, onRemove }: CompareTableProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  return (
    <div role="region" aria-label={t("compare.table")} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ compared, product, gone }) => {
              const name = text(product?.name ?? compared.name) || t("common.untitled");
              return (
                <th key={compared.id} scope="col" className={styles.good}>
                  <div className={styles.head}>
                    <div className={styles.picture}>
                      <ThumbPicture url={product?.images[0]?.url ?? compared.image} />
                      <IconButton
                        size="small"
                        variant="raised"
                        label={t("compare.remove", { name })}
                        onClick={() => onRemove(compared.id)}
                        className={styles.remove}
                      >
                        <X aria-hidden />
                      </IconButton>
                      {product?.inStock ? <div className={styles.buy}>{renderBuy(product)}</div> : null}
                    </div>
                    <Link to={paths.product(compared.slug)} className={styles.name}>
                      {name}
                    </Link>
                    {gone ? <Badge>{t("compare.gone")}</Badge> : null}
                  </div>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, differs }) => (
            <tr key={key} data-differs={differs || undefined}>
              <th scope="row" className={styles.feature}>
                {name}
                {differs ? <VisuallyHidden>{`, ${t("compare.differs")}`}</VisuallyHidden> : null}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]?.compared.id}>{value ?? t("compare.none")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
