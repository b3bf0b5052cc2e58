import { Pagination } from "@bezak/ui-kit";
import { Navigate } from "react-router";
import { useTexts } from "../i18n/texts-context.tsx";
import { renderLink } from "./render-link.tsx";

/** A loaded page of a list. */
type Part = { data: readonly unknown[]; pagination: { pages: number; total: number } } | undefined;

export interface ListPagesProps {
  /** the requested page, from 1 */
  page: number;
  part: Part;
  toAddress: (page: number) => string;
  /** accessible name, where a page of the panel has several lists */
  label?: string;
}

/** Whether a page is beyond the last one: its rows have been dealt with, or its number was typed. */
export function isBeyondLast(part: Part): boolean {
  return part !== undefined && part.data.length === 0 && part.pagination.total > 0;
}

/** Pagination of a panel's list; redirects from beyond the last page to the last. */
export function ListPages({ page, part, toAddress, label }: ListPagesProps) {
  const t = useTexts();
  const pages = part?.pagination.pages ?? 1;
  if (isBeyondLast(part) && page > pages) {
    return <Navigate replace to={toAddress(pages)} state={{ keepScroll: true }} />;
  }
  return (
    <Pagination
      label={label ?? t("paging.pages")}
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
