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
  /** the goods on the page are those of `state` */
  settled: boolean;
  toAddress: ListAddress;
}

/** The end of a list: its pages, the next of which is brought before it is asked for. */
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
