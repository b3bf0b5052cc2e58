import { Alert, Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../action-failure.tsx";
import { useApi } from "../api-context.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { savedViewsQuery } from "./saved-views-api.ts";
import { differsFrom, toSaved, viewAddress, type ListView } from "./use-list-view.ts";
import { useViewActs } from "./use-view-acts.ts";
import { ViewActions } from "./view-actions.tsx";
import styles from "./view-bar.module.css";
import { ViewDialogs } from "./view-dialogs.tsx";
import { ViewMenu } from "./view-menu.tsx";
import { useReplaceAddress } from "../use-replace-address.ts";

/** Until then a lost focus belongs to an act. */
const actMs = 2000;

export interface ViewBarProps {
  list: ListView;
  /** its choice of an order, if it has several */
  order?: ReactNode;
  /** saves the list as a file */
  exportMenu?: ReactNode;
}

/** Saved views above a list, its order and columns, and the height of its rows. Needs the message part `list-views`. */
export function ViewBar({ list, order, exportMenu }: ViewBarProps) {
  const t = useTexts();
  const replaceAddress = useReplaceAddress();
  const trigger = useRef<HTMLButtonElement>(null);
  const query = useQuery(savedViewsQuery(useApi(), list.columns.list));
  const chosen = query.data?.find(({ id }) => id === list.appearance.view);
  const isComing = list.appearance.view !== null && query.isPending && query.fetchStatus !== "paused";
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  const acted = () => {
    actedAt.current = performance.now();
  };
  const acts = useViewActs(list, chosen, acted);
  const hasColumns = Object.keys(list.columns.names).length > 0;
  const isChanged = !isComing && differsFrom(list, chosen);
  const { changing, question } = acts;
  useEffect(() => {
    // the pressed button goes with what was done, perhaps after a dialog has given it the focus back
    if (document.activeElement === document.body && performance.now() - actedAt.current < actMs)
      trigger.current?.focus({ preventScroll: true });
  });
  function goBack() {
    if (chosen) replaceAddress(viewAddress(list, chosen));
    acted();
  }
  return (
    <div role="group" aria-label={t("listViews.bar")} className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.chosen}>
          <ViewMenu
            list={list}
            views={query.data}
            chosen={chosen}
            isComing={isComing}
            onRetry={query.isError ? () => void query.refetch() : undefined}
            trigger={trigger}
          />
          {chosen?.own ? (
            <ViewActions
              view={chosen}
              count={query.data?.filter(({ own }) => own).length ?? 0}
              onChange={acts.change}
              onAsk={acts.ask}
            />
          ) : null}
        </div>
        <span role="status" className={styles.changed}>
          {chosen && isChanged ? t("listViews.changed") : null}
        </span>
        {chosen?.own && isChanged ? (
          <Button size="small" loading={changing.isPending} onClick={() => acts.change(toSaved(list))}>
            {t("listViews.save")}
          </Button>
        ) : null}
        {isChanged ? (
          <Button size="small" variant="ghost" onClick={() => acts.ask("new")}>
            {t(chosen ? "listViews.saveNew" : "listViews.saveFirst")}
          </Button>
        ) : null}
        {chosen && isChanged ? (
          <Button size="small" variant="ghost" onClick={goBack}>
            {t("listViews.back")}
          </Button>
        ) : null}
        <div className={styles.end}>
          {order}
          {hasColumns ? <ColumnChoice list={list} /> : null}
          {exportMenu}
        </div>
      </div>
      {changing.isStale && question === null ? (
        <Alert tone="warning" onClose={acts.reset} closeLabel={t("common.close")}>
          {t("listViews.stale")}
        </Alert>
      ) : question === null ? (
        <ActionFailure of={changing} />
      ) : null}
      <ViewDialogs acts={acts} chosen={chosen} />
    </div>
  );
}
