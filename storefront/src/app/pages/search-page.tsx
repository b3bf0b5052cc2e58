import { Button, EmptyState } from "@bezak/ui-kit";
import { SearchX } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { listStateQuery, parseListState } from "../../features/catalog/list-state.ts";
import { ProductListing } from "../../features/catalog/product-listing.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { renderCardAction } from "../card-action.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./page.module.css";

export default function SearchPage() {
  const t = useTexts();
  const paths = usePaths();
  const search = new URLSearchParams(useLocation().search);
  const text = search.get("q")?.trim() ?? "";
  const title = text === "" ? t("search.title") : t("search.titleFor", { text });
  const toCatalog = (
    <Button asChild>
      <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={t("search.description")} index={false} />
      <h1>{title}</h1>
      {text === "" ? (
        <>
          <SearchForm />
          <EmptyState title={t("search.ask")} text={t("search.askText")} actions={toCatalog} />
        </>
      ) : (
        <ProductListing
          source={{ kind: "search", text }}
          state={parseListState(search)}
          addressOf={(next) => `${paths.search()}${listStateQuery(next, { q: text })}`}
          renderAction={renderCardAction}
          empty={
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={t("search.nothing", { text })}
              text={t("search.nothingText")}
              actions={toCatalog}
            />
          }
        />
      )}
    </div>
  );
}
