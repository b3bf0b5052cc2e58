import { Button } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { use, useEffect, useState } from "react";
import { logout } from "../features/auth/session-api.ts";
import { useSession } from "../features/auth/session-store.ts";
import { viewQuery } from "../features/auth/view-api.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasStatus } from "../lib/api-error.ts";
import { inTashkent } from "../lib/format-date.ts";
import type { Language } from "../lib/language.ts";
import { panelPathsFor } from "../lib/panel-paths.ts";
import { endViewing } from "../lib/open-view.ts";
import styles from "./view-banner.module.css";

const waiting = new Map<Language, Promise<void>>();

/** The same promise for each render. */
function loadOnce(language: Language): Promise<void> {
  const known = waiting.get(language) ?? loadMessages(language, ["person-view"]);
  waiting.set(language, known);
  return known;
}

export interface ViewBannerProps {
  language: Language;
  /** leaves the view for a page of the administrators' panel */
  onLeave?: (path: string) => void;
}

/** Says on every page of the tab that an administrator sees the shop as somebody else, for how long, and ends it. */
export default function ViewBanner({ language, onLeave = leave }: ViewBannerProps) {
  use(loadOnce(language));
  const t = useTexts();
  const api = useApi();
  const view = useView();
  const [isEnding, setEnding] = useState(false);
  const paths = panelPathsFor(language);
  const toPerson = () => onLeave(view.personId === null ? paths.users() : paths.user(view.personId));

  async function end() {
    setEnding(true);
    // whatever the answer, this tab no longer shows the person
    await logout(api).catch(() => undefined);
    toPerson();
  }

  return (
    <aside aria-label={t("personView.banner")} className={styles.root}>
      <div className={styles.frame} aria-hidden />
      <div className={styles.bar}>
        <Eye aria-hidden />
        <p className={styles.text}>
          <strong>
            {view.isOver
              ? t("personView.over")
              : view.name === null || view.until === null
                ? t("personView.loading")
                : t("personView.as", { name: view.name, time: inTashkent(view.until).time })}
          </strong>{" "}
          <span>{t(view.isOver ? "personView.overText" : "personView.only")}</span>
        </p>
        {view.isOver ? (
          <Button size="small" onClick={toPerson}>
            {t("personView.back")}
          </Button>
        ) : (
          <Button size="small" loading={isEnding} onClick={() => void end()}>
            {t("personView.end")}
          </Button>
        )}
      </div>
      <p role="status" className={styles.heard}>
        {view.isOver ? t("personView.over") : ""}
      </p>
    </aside>
  );
}

function leave(path: string): void {
  endViewing();
  window.location.assign(path);
}

interface ShownView {
  personId: string | null;
  name: string | null;
  /** ISO 8601 */
  until: string | null;
  isOver: boolean;
}

/** The view as the server has it; it may end before its time. */
function useView(): ShownView {
  const api = useApi();
  const cache = useQueryClient();
  const { user, isLoading, clear } = useSession();
  // the last known one: when the view is over the session has no user
  const [person, setPerson] = useState<ShownView["personId"]>(null);
  const isSignedOut = !isLoading && user === null;
  const { data, error } = useQuery(viewQuery(api, isSignedOut));
  const until = data?.view?.until ?? null;
  const isOver = isSignedOut || hasStatus(error, 401);
  if (data && data.user.id !== person) setPerson(data.user.id);

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => void cache.invalidateQueries(), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until, cache]);

  useEffect(() => {
    if (!isOver) return;
    clear();
    cache.clear();
  }, [isOver, clear, cache]);

  return { personId: person, name: data ? data.user.name || data.user.email : null, until, isOver };
}
