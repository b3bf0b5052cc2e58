import { EmptyState, Skeleton, VisuallyHidden } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { dropPosition } from "../../../lib/drop-side.ts";
import { renderMissing } from "../../../lib/list-state.tsx";
import { NothingFound } from "../../../lib/nothing-found.tsx";
import { serverNow } from "../../../lib/server-clock.ts";
import { TabLinks } from "../../../lib/tab-links.tsx";
import { useListFocus } from "../../../lib/use-list-focus.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import { calendarState, contentSearch, deletedState, type ShownState } from "./content-address.ts";
import type { ContentKind, ContentRows } from "./content-admin-api.ts";
import { ContentCalendar } from "./content-calendar.tsx";
import styles from "./content-list.module.css";
import { ContentRow, type RowAbout } from "./content-row.tsx";
import { contentState, contentStates, type ContentState } from "./content-state.ts";
import { DeletedList } from "./deleted-list.tsx";
import { useContentOrder } from "./use-content-order.ts";

export interface ContentListProps<Kind extends ContentKind> {
  kind: Kind;
  query: UseQueryResult<ContentRows[Kind][]>;
  state: ShownState;
  /** address of the list without a choice */
  path: string;
  describe: (row: ContentRows[Kind]) => RowAbout;
  /** address of the form for a row */
  toForm: (id: string) => string;
  /** address of the form for a copy of a row */
  toCopy: (id: string) => string;
  empty: ReactNode;
}

/** Banners or sections in their order, with what can be done to each. Needs the message part `content-admin`. */
export function ContentList<Kind extends ContentKind>(props: ContentListProps<Kind>) {
  const { kind, query, state, path, toForm } = props;
  const t = useTexts();
  const now = serverNow();
  const rows = query.data ?? [];
  const counts = Object.groupBy(rows, (row) => contentState(row, now));
  const count = (one: ContentState | null) => (one ? (counts[one]?.length ?? 0) : rows.length);
  return (
    <div className={styles.root}>
      <TabLinks
        label={t("contentAdmin.states.label")}
        tabs={[null, ...contentStates, calendarState, deletedState].map((one) => ({
          name: t(`contentAdmin.states.${one ?? "all"}`),
          to: `${path}${contentSearch(one)}`,
          isHere: one === state,
          count: one === deletedState || one === calendarState ? undefined : query.data ? count(one) : null,
        }))}
      />
      {state === deletedState ? (
        <DeletedList kind={kind} />
      ) : query.data && state === calendarState ? (
        <ContentCalendar kind={kind} rows={query.data} toForm={toForm} />
      ) : query.data ? (
        <Rows {...props} rows={query.data} now={now} />
      ) : (
        (renderMissing(query, 2) ?? (
          <div role="group" aria-busy aria-label={t("common.loading")} className={styles.rows}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} shape="box" className={styles.ghost} data-kind={kind} />
            ))}
          </div>
        ))
      )}
    </div>
  );
}

interface RowsProps<Kind extends ContentKind> extends ContentListProps<Kind> {
  rows: ContentRows[Kind][];
  now: number;
}

function Rows<Kind extends ContentKind>({ rows, now, ...props }: RowsProps<Kind>) {
  const { kind, state, path, describe, toForm, toCopy, empty } = props;
  const t = useTexts();
  const text = useLocalized();
  const { announced, move } = useContentOrder(kind);
  const focus = useListFocus<HTMLDivElement>(rows);
  const shown = rows.flatMap((row, at) => {
    const own = contentState(row, now);
    return state === null || own === state ? [{ row, at, own }] : [];
  });
  const list = (
    <>
      <p className={styles.quiet}>
        {t(state === null ? "contentAdmin.orderHint" : "contentAdmin.orderInAll")}
      </p>
      <ol role="list" className={styles.rows}>
        {shown.map(({ row, at, own }) => (
          <ContentRow
            key={row.id}
            kind={kind}
            row={row}
            about={describe(row)}
            state={own}
            position={at + 1}
            count={rows.length}
            form={toForm(row.id)}
            copy={toCopy(row.id)}
            // between hidden neighbours a step would seem to do nothing
            findDrop={(dragged, side) => {
              const from = rows.findIndex(({ id }) => id === dragged);
              return from < 0 ? undefined : dropPosition(from, at, side);
            }}
            onDrop={(dragged, to) => {
              const one = rows.find(({ id }) => id === dragged);
              void move(dragged, to, text(one?.title) || t("common.untitled"));
            }}
            onMove={state === null ? (to) => void move(row.id, to, text(row.title)) : undefined}
          />
        ))}
      </ol>
    </>
  );
  return (
    <div {...focus} className={styles.list}>
      {rows.length === 0 ? (
        empty
      ) : shown.length === 0 ? (
        <NothingFound
          headingLevel={2}
          title={t("contentAdmin.noneInState")}
          text={t("contentAdmin.noneInStateText")}
          showAll={t("contentAdmin.showAll")}
          to={path}
        />
      ) : (
        list
      )}
      <VisuallyHidden>
        <p role="status">{announced}</p>
      </VisuallyHidden>
    </div>
  );
}

export interface NoContentProps {
  icon: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
}

/** What the list shows before anything was created. */
export const NoContent = (props: NoContentProps) => <EmptyState headingLevel={2} {...props} />;
