import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import type { RenderLink } from "../../render-link.ts";
import styles from "./breadcrumbs.module.css";

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the landmark. */
  label: string;
  /** From the root to this page; the last item has no link. */
  items: readonly { label: string; to?: string }[];
  /** Renders the application's link. */
  renderLink: RenderLink;
}

/** The path from the start page to this one. One line that scrolls sideways on a phone. */
export function Breadcrumbs({ label, items, renderLink, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.root, className)}>
      <ol role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`} className={styles.item}>
            {index > 0 ? <ChevronRight aria-hidden /> : null}
            {item.to === undefined ? (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{item.label}</span>
            ) : (
              renderLink({ to: item.to, className: styles.link, children: item.label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
