import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Alert, Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus, Tags } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { CategoryChoice } from "../../lib/category-choices.ts";
import DeleteDialog from "./delete-dialog.tsx";
import { choiceQuery, isNarrowed, type ListChoice } from "./list-choice.ts";
import { ListFilter } from "./list-filter.tsx";
import { ListTabs } from "./list-tabs.tsx";
import styles from "./product-list.module.css";
import { ProductTable } from "./product-table.tsx";
import { sellerProductsQuery } from "./seller-products-api.ts";
import { useBulkChange } from "./use-bulk-change.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

export interface ProductListProps {
  choice: ListChoice;
  categories: readonly CategoryChoice[];
}

/** Products of the shop, with filters, editable fields and bulk changes. */
export function ProductList({ choice, categories }: ProductListProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const products = useQuery(sellerProductsQuery(useApi(), choice));
  const { data: page } = products;
  // with their data, since products of other pages are no longer loaded
  const [chosen, setChosen] = useState<ReadonlyMap<string, SellerProductRow>>(new Map());
  const [going, setGoing] = useState<SellerProductRow | null>(null);
  const one = useBulkChange(() => undefined);
  const toAddress = (to: ListChoice) => `${paths.products()}${choiceQuery(to)}`;
  const rows = page?.data ?? [];
  // selected rows that were changed since: a percentage must use the current price
  const changed = rows.filter((row) => (chosen.get(row.id) ?? row) !== row);
  if (changed.length > 0) setChosen(new Map([...chosen, ...changed.map((row) => [row.id, row] as const)]));

  function select(ids: ReadonlySet<string>) {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))));
  }

  if (page && page.counts.all === 0 && !isNarrowed(choice)) return <FirstProduct />;
  return (
    <div className={styles.root}>
      <ListTabs choice={choice} counts={page?.counts} toAddress={toAddress} />
      <ListFilter choice={choice} categories={categories} onChoose={(to) => replaceAddress(toAddress(to))} />
      {one.refusal ? (
        <Alert tone="danger" onClose={one.reset} closeLabel={t("common.close")}>
          {one.refusal.text}
        </Alert>
      ) : null}
      <ProductTable
        {...pageRows(products)}
        empty={<NothingFound narrowed={isNarrowed(choice)} />}
        selected={new Set(chosen.keys())}
        onSelectedChange={select}
        onDelete={setGoing}
        onStatus={({ id, status }) =>
          one.change({ products: [{ id, status: status === "published" ? "draft" : "published" }] })
        }
      />
      <ListPages
        page={choice.page}
        part={page}
        toAddress={(number) => toAddress({ ...choice, page: number })}
      />
      <BulkBar rows={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      {going ? (
        <DeleteDialog
          id={going.id}
          name={text(going.name)}
          onClose={() => setGoing(null)}
          onDeleted={() => {
            select(new Set([...chosen.keys()].filter((id) => id !== going.id)));
            setGoing(null);
          }}
        />
      ) : null}
    </div>
  );
}

function FirstProduct() {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <EmptyState
      icon={<Tags aria-hidden />}
      headingLevel={2}
      title={t("sellerProducts.empty")}
      text={t("sellerProducts.emptyText")}
      actions={
        <>
          <Button asChild variant="primary" icon={<Plus aria-hidden />}>
            <Link to={paths.newProduct()}>{t("sellerProducts.addFirst")}</Link>
          </Button>
          <Button asChild icon={<FileUp aria-hidden />}>
            <Link to={paths.imports()}>{t("sellerProducts.import")}</Link>
          </Button>
        </>
      }
    />
  );
}

function NothingFound({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  return (
    <EmptyState
      icon={<Tags aria-hidden />}
      headingLevel={2}
      title={t("sellerProducts.nothing")}
      text={narrowed ? t("sellerProducts.nothingText") : undefined}
      actions={
        <Button asChild>
          <Link to={usePanelPaths().products()}>{t("sellerProducts.showAll")}</Link>
        </Button>
      }
    />
  );
}
