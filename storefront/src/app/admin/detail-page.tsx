import { Button, EmptyState, TextLink } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export interface DetailPageProps<Item> {
  query: UseQueryResult<Item>;
  /** the heading until the item is loaded */
  title: string;
  /** of the document */
  head: { title: string; description: string };
  /** the list that the item is from */
  list: { to: string; name: string };
  /** when there is no such item */
  missing: { icon: LucideIcon; title: string; text: string };
  skeleton: ReactNode;
  /** shows the item, with a heading of its own */
  children: (item: Item) => ReactNode;
}

/** The page of one item of a list: with the way back, and its loading, failed, offline and missing states. */
export function DetailPage<Item>({
  query,
  title,
  head,
  list,
  missing: { icon: Icon, ...missing },
  skeleton,
  children,
}: DetailPageProps<Item>) {
  const { data, error } = query;
  return (
    <div className={styles.page}>
      <PageHead {...head} index={false} />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={list.to}>{list.name}</Link>
        </TextLink>
      </p>
      {hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<Icon aria-hidden />}
          {...missing}
          actions={
            <Button asChild variant="primary">
              <Link to={list.to}>{list.name}</Link>
            </Button>
          }
        />
      ) : data !== undefined ? (
        children(data)
      ) : (
        (renderMissing(query, 1) ?? (
          <>
            <h1>{title}</h1>
            {skeleton}
          </>
        ))
      )}
    </div>
  );
}
