import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import type { RenderLink } from "../../render-link.ts";
import { pageWindow } from "./page-window.ts";
import styles from "./pagination.module.css";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of pages; nothing is shown for one page. */
  pageCount: number;
  /** The URL of a page. */
  toAddress: (page: number) => string;
  /** Renders the application's link. */
  renderLink: RenderLink;
  /** Accessible name of the left arrow. */
  previousLabel: string;
  /** Accessible name of the right arrow. */
  nextLabel: string;
  /** Accessible name of a page's link: "Page 3". */
  pageLabel: (page: number) => string;
}

/** Links to the pages of a list: real URLs that can be opened in a new tab and indexed by search engines. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, toAddress, renderLink, previousLabel, nextLabel, pageLabel, ...other } =
    props;
  const { className, ...rest } = other;
  if (pageCount <= 1) return null;
  const arrow = (to: number, name: string, icon: ReactNode, rel: string) =>
    to < 1 || to > pageCount ? (
      <li aria-hidden className={styles.off}>
        {icon}
      </li>
    ) : (
      <li>
        {renderLink({ to: toAddress(to), className: styles.page, "aria-label": name, rel, children: icon })}
      </li>
    );
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.root, className)}>
      <ul role="list" className={styles.list}>
        {arrow(page - 1, previousLabel, <ChevronLeft aria-hidden />, "prev")}
        {pageWindow(page, pageCount).map(({ page: shown, on }, index) =>
          shown === null ? (
            <li key={`gap ${index}`} aria-hidden data-on={on} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={shown} data-on={on}>
              {renderLink({
                to: toAddress(shown),
                className: styles.page,
                "aria-label": pageLabel(shown),
                "aria-current": shown === page ? "page" : undefined,
                children: shown,
              })}
            </li>
          ),
        )}
        {arrow(page + 1, nextLabel, <ChevronRight aria-hidden />, "next")}
      </ul>
    </nav>
  );
}
