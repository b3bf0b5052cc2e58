import { Pagination } from "@bezak/ui-kit";
import { Navigate } from "react-router-dom";
import { useTexts } from "../i18n/texts-context.tsx";
import { renderLink } from "./render-link.tsx";

/** The part of a list that is shown; undefined until it is there. */
type Part = { data: readonly unknown[]; pagination: { pages: number; total: number } } | undefined;

export interface ListPagesProps {
  /** asked for, from 1 */
  page: number;
  part: Part;
  toAddress: (page: number) => string;
}

/** A page behind the last one: what stood there has been dealt with, or somebody typed its number. */
export function isBehindLast(part: Part): boolean {
  return part !== undefined && part.data.length === 0 && part.pagination.total > 0;
}

/** The pages of a list of a panel. From a page behind the last it leads to the last. */
export function ListPages({ page, part, toAddress }: ListPagesProps) {
  const t = useTexts();
  const pages = part?.pagination.pages ?? 1;
  if (isBehindLast(part) && page > pages) {
    return <Navigate replace to={toAddress(pages)} state={{ keepScroll: true }} />;
  }
  return (
    <Pagination
      label={t("paging.pages")}
      page={page}
      pageCount={pages}
      toAddress={toAddress}
      renderLink={renderLink}
      previousLabel={t("paging.previous")}
      nextLabel={t("paging.next")}
      pageLabel={(number) => t("paging.page", { page: number })}
    />
  );
}
