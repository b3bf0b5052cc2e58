import { Alert, Button, EmptyState, Switch } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useState } from "react";
import { productQuery } from "../../features/catalog/catalog-api.ts";
import { compareRows } from "../../features/compare/compare-rows.ts";
import { compareStore, useCompared, type Compared } from "../../features/compare/compare-store.ts";
import { CompareTable } from "../../features/compare/compare-table.tsx";
import { RecentProducts } from "../../features/recent/recent-products.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { AddCard } from "../card-action.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./wishlist-page.module.css";

export default function ComparePage() {
  const t = useTexts();
  const hydrated = useHydrated();
  const compared = useCompared();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("compare.title")} · ${t("shop.name")}`}
        description={t("compare.description")}
        index={false}
      />
      <div className={styles.header}>
        <h1>{t("compare.title")}</h1>
        {compared.length > 0 ? (
          <Button variant="ghost" size="small" onClick={() => compareStore.restart()}>
            {t("compare.clear")}
          </Button>
        ) : null}
      </div>
      {/* only the browser knows the compared products */}
      {!hydrated ? null : compared.length > 0 ? <Comparison compared={compared} /> : <Nothing />}
    </div>
  );
}

/** Loads up to four products; `useQueries` would add a kilobyte to every page of the shop. */
function useProducts([first, second, third, fourth]: readonly Compared[]) {
  const api = useApi();
  const query = (one: Compared | undefined) => ({
    ...productQuery(api, one?.id ?? ""),
    enabled: one !== undefined,
  });
  return [
    useQuery(query(first)),
    useQuery(query(second)),
    useQuery(query(third)),
    useQuery(query(fourth)),
  ] as const;
}

/** Removed or unknown. */
const isGone = (error: unknown) => hasStatus(error, 404) || hasStatus(error, 410);

function Comparison({ compared }: { compared: readonly Compared[] }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const results = useProducts(compared);
  const columns = compared.map((one, index) => ({
    compared: one,
    product: results[index]?.data,
    gone: isGone(results[index]?.error),
  }));
  const rows = compareRows(
    columns.map(({ product }) => product),
    { t, text, sum },
  );
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows;
  const failed = results.filter(({ error }) => error && !isGone(error));
  const waiting = results.some(({ data, fetchStatus }) => !data && fetchStatus === "paused");
  return (
    <>
      {failed.length > 0 || waiting ? (
        <Alert
          tone="warning"
          actions={
            failed.length > 0 ? (
              <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
                {t("common.retry")}
              </Button>
            ) : null
          }
        >
          {failed[0] ? describeError(failed[0].error, t) : t("compare.offline")}
        </Alert>
      ) : null}
      {compared.length > 1 ? (
        <Switch
          label={t("compare.onlyDifferent")}
          checked={onlyDifferent}
          onCheckedChange={setOnlyDifferent}
        />
      ) : (
        <p>{t("compare.one")}</p>
      )}
      <CompareTable
        columns={columns}
        rows={shown}
        renderBuy={(product) => <AddCard product={product} look="icon" />}
        onRemove={compareStore.remove}
      />
      {onlyDifferent && shown.length === 0 ? <p role="status">{t("compare.same")}</p> : null}
      <div>
        <Button asChild>
          <Link to={paths.category(compared[0]?.kind ?? "")}>{t("compare.more")}</Link>
        </Button>
      </div>
    </>
  );
}

function Nothing() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <EmptyState
        icon={<Scale aria-hidden />}
        title={t("compare.empty")}
        text={t("compare.emptyText")}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
          </Button>
        }
      />
      <RecentProducts title={t("compare.recent")} />
    </>
  );
}
