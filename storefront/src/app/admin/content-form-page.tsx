import { Button, EmptyState, Skeleton, TextLink } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import type { ContentKind, ContentRows } from "../../features/content/admin/content-admin-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./content-page.module.css";

export interface ContentFormPageProps<Kind extends ContentKind> {
  kind: Kind;
  /** all of them: there is no call for one */
  query: UseQueryResult<ContentRows[Kind][]>;
  /** the values of an empty form */
  fresh: ContentRows[Kind];
  /** the form; its key changes with the row, so that another row gets a form of its own */
  renderForm: (row: ContentRows[Kind], rows: readonly ContentRows[Kind][]) => ReactNode;
}

/** Page of a new or a stored banner or section, with its states of loading, failure and absence. */
export function ContentFormPage<Kind extends ContentKind>(props: ContentFormPageProps<Kind>) {
  const { kind, query, renderForm } = props;
  const t = useTexts();
  const text = useLocalized();
  const list = usePanelPaths()[kind]();
  const { isNew, row, isMissing } = useRow(props);
  const heading = useRef<HTMLHeadingElement>(null);
  // a draft that is published or discarded takes its focused button with it
  const focus = useListFocus<HTMLDivElement>(query.data, heading);
  const name = isNew ? t(`contentAdmin.${kind}.new`) : text(row?.title) || t(`contentAdmin.${kind}.one`);
  return (
    <div {...focus} className={styles.page}>
      <PageHead
        title={`${name} · ${t(`contentAdmin.${kind}.title`)} · ${t("shop.name")}`}
        description={name}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={list}>{t(`contentAdmin.${kind}.back`)}</Link>
        </TextLink>
      </p>
      {isMissing ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t(`contentAdmin.${kind}.missing`)}
          text={t(`contentAdmin.${kind}.missingText`)}
          actions={
            <Button asChild variant="primary">
              <Link to={list}>{t(`contentAdmin.${kind}.back`)}</Link>
            </Button>
          }
        />
      ) : (
        ((row && query.data && (
          <>
            <div className={styles.head}>
              <h1 ref={heading} tabIndex={-1} className={styles.title}>
                {name}
              </h1>
              {isNew ? null : <HistoryLink id={row.id} name={name} />}
            </div>
            {renderForm(row, query.data)}
          </>
        )) ??
        renderMissing(query, 1) ?? (
          <>
            <h1 className={styles.title}>{name}</h1>
            <div role="group" aria-busy aria-label={t("common.loading")} className={styles.skeleton}>
              <Skeleton shape="box" height="24rem" />
              <Skeleton shape="box" height="18rem" />
            </div>
          </>
        ))
      )}
    </div>
  );
}

/** The row of the address: an existing one, a copy of what one has published, which is not shown at first, or an empty one. */
function useRow<Kind extends ContentKind>({ query: { data }, fresh }: ContentFormPageProps<Kind>) {
  const { id } = useParams();
  const copied = new URLSearchParams(useLocation().search).get("copy");
  const isNew = id === undefined;
  const wanted = id ?? copied;
  if (wanted === null) return { isNew, row: data && fresh, isMissing: false };
  const found = data?.find((one) => one.id === wanted);
  const row = isNew && found ? { ...found, id: "", version: "", active: false, draft: null } : found;
  return { isNew, row, isMissing: data !== undefined && !found };
}
