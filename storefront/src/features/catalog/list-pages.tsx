import { Pagination } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import type { ListSource } from "./catalog-api.ts";
import type { ListAddress } from "./list-links.ts";
import type { ListState } from "./list-state.ts";
import { useNextPage } from "./use-next-page.ts";

export interface ListPagesProps {
  source: ListSource;
  state: ListState;
  pages: number;
  /** the products on the page match `state` */
  settled: boolean;
  toAddress: ListAddress;
}

/** Pagination of a list; the next page is prefetched. */
export function ListPages({ source, state, pages, settled, toAddress }: ListPagesProps) {
  const t = useTexts();
  const end = useNextPage(source, state, settled ? pages : 0);
  return (
    <div ref={end}>
      <Pagination
        label={t("paging.pages")}
        page={state.page}
        pageCount={pages}
        toAddress={(page) => toAddress({ ...state, page })}
        renderLink={renderLink}
        previousLabel={t("paging.previous")}
        nextLabel={t("paging.next")}
        pageLabel={(page) => t("paging.page", { page })}
      />
    </div>
  );
}
