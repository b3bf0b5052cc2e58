import { useLocation } from "react-router";
import { listStateQuery, parseListState } from "../../features/catalog/list-state.ts";
import { ProductListing } from "../../features/catalog/product-listing.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { renderCardAction } from "../card-action.tsx";
import { PageHead } from "../page-head.tsx";
import { pagedTitle } from "../paged-title.ts";
import { useSearchReport } from "../use-search-report.ts";
import styles from "./page.module.css";

const SearchNothing = lazyIsland(
  "src/app/search-nothing.tsx",
  import.meta.env.SSR ? await import("../search-nothing.tsx") : () => import("../search-nothing.tsx"),
);

export default function SearchPage() {
  const t = useTexts();
  const paths = usePaths();
  const search = new URLSearchParams(useLocation().search);
  const text = search.get("q")?.trim() ?? "";
  const state = parseListState(search);
  useSearchReport(text, state);
  const title = text === "" ? t("search.title") : t("search.titleFor", { text });
  return (
    <div className={styles.page}>
      <PageHead
        title={pagedTitle(t, title, state.page)}
        description={t("search.description")}
        index={false}
      />
      <h1>{title}</h1>
      {text === "" ? (
        <>
          <SearchForm label={t("search.ask")} />
          <p className={styles.lead}>{t("search.askText")}</p>
          <SearchNothing />
        </>
      ) : (
        <ProductListing
          source={{ kind: "search", text }}
          state={state}
          toAddress={(next) => `${paths.search()}${listStateQuery(next, { q: text })}`}
          renderAction={renderCardAction}
          empty={
            <SearchNothing reason={{ title: t("search.nothing", { text }), text: t("search.nothingText") }} />
          }
        />
      )}
    </div>
  );
}
