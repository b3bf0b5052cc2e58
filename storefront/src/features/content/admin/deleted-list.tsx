import type { DeletedContent } from "@bezak/contract/content-versions.ts";
import { Alert, Button, Card, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { ListSearch } from "../../../lib/list-search.tsx";
import { renderMissing } from "../../../lib/list-state.tsx";
import { MoreButton } from "../../../lib/more-button.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useListFocus } from "../../../lib/use-list-focus.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import type { ContentKind } from "./content-admin-api.ts";
import styles from "./content-list.module.css";
import { deletedContentQuery, versionCalls } from "./content-versions-api.ts";
import deletedStyles from "./deleted-list.module.css";
import { useVersionAct } from "./use-version-act.ts";

/** What was deleted in the last 30 days and can be restored. */
export function DeletedList({ kind }: { kind: ContentKind }) {
  const t = useTexts();
  const [q, setQ] = useState("");
  const deleted = useInfiniteQuery(deletedContentQuery(useApi(), kind, q));
  const rows = deleted.data?.pages.flatMap(({ data }) => data);
  const focus = useListFocus<HTMLDivElement>(deleted.data?.pages);
  if (!rows)
    return (
      renderMissing(deleted, 2) ?? (
        <div role="group" aria-busy aria-label={t("common.loading")} className={styles.rows}>
          <Skeleton shape="box" className={styles.ghost} />
        </div>
      )
    );
  return (
    <div {...focus} className={styles.list}>
      {q !== "" || rows.length > 0 ? (
        <ListSearch
          label={t("contentAdmin.deletedList.search")}
          hint={t("contentAdmin.deletedList.searchHint")}
          q={q}
          onSearch={setQ}
        />
      ) : null}
      {rows.length === 0 ? (
        q ? (
          <EmptyState
            headingLevel={2}
            icon={<SearchX aria-hidden />}
            title={t("contentAdmin.deletedList.nothing")}
            actions={<Button onClick={() => setQ("")}>{t("contentAdmin.deletedList.showAll")}</Button>}
          />
        ) : (
          <EmptyState
            headingLevel={2}
            icon={<Trash2 aria-hidden />}
            title={t("contentAdmin.deletedList.none")}
            text={t("contentAdmin.deletedList.noneText")}
          />
        )
      ) : (
        <>
          <ul role="list" className={styles.rows}>
            {rows.map((row) => (
              <DeletedRow key={row.id} kind={kind} row={row} />
            ))}
          </ul>
          <MoreButton list={deleted} label={t("contentAdmin.deletedList.more")} />
        </>
      )}
    </div>
  );
}

function DeletedRow({ kind, row }: { kind: ContentKind; row: DeletedContent }) {
  const t = useTexts();
  const api = useApi();
  const text = useLocalized();
  const date = useDate();
  const { act, isPending, problem } = useVersionAct(kind);
  const name = text(row.title) || t("common.untitled");
  return (
    <li>
      <Card className={deletedStyles.row}>
        <div className={deletedStyles.about}>
          <p className={deletedStyles.name}>{name}</p>
          <p className={styles.quiet}>
            {t("contentAdmin.deletedList.deletedBy", {
              date: date(row.deletedAt),
              name: row.author ?? t("contentAdmin.versions.nobody"),
            })}
          </p>
          <p className={styles.quiet}>
            {t("contentAdmin.deletedList.until", { date: date(row.restorableUntil) })}
          </p>
          {problem ? <Alert tone="danger">{problem}</Alert> : null}
        </div>
        <Button
          loading={isPending}
          aria-label={t("contentAdmin.deletedList.restoreNamed", { name })}
          onClick={() =>
            act({
              run: () => versionCalls.restore(api, row.id),
              done: t("contentAdmin.deletedList.restored", { name }),
            })
          }
        >
          {t("contentAdmin.deletedList.restore")}
        </Button>
      </Card>
    </li>
  );
}
