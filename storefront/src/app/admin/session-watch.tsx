import * as routes from "@bezak/contract/routes/auth.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../../features/auth/session-store.ts";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { useApi } from "../../lib/api-context.ts";
import { MissingPart } from "../../lib/missing-part.tsx";
import { watchPresence } from "../../lib/presence.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import styles from "./session-watch.module.css";
import { minutesLeft, nextCheckMs } from "./session-end.ts";

/** `expiries`: sessions that ended in this page; nothing is known of a new one. */
function sessionEndQuery(api: ApiClient, expiries: number) {
  return queryOptions({
    queryKey: ["auth", "end", expiries],
    queryFn: async ({ signal }) => (await api.call(routes.sessionEnd, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) => nextCheckMs(data, { failed: error !== null }),
    refetchIntervalInBackground: true,
    // also after the computer slept
    refetchOnWindowFocus: "always",
  });
}

/**
 * Ends the panel with the session: warns before it ends, and afterwards asks to sign in over the page, which is kept with
 * everything typed in it. Reads of the panel while nobody uses it do not extend the session.
 */
export function SessionWatch() {
  const api = useApi();
  const t = useTexts();
  const language = useLanguage();
  const { user, isLoading, isExpired, holdPage } = useSession();
  const isWatched = user?.role === "admin" && !isLoading;
  const expiries = useExpiries(isExpired === true);
  const { data: end, refetch } = useQuery({
    ...sessionEndQuery(api, expiries),
    enabled: isWatched && !isExpired,
  });
  useEffect(() => watchPresence(api), [api]);
  useEffect(() => (isWatched ? holdPage() : undefined), [isWatched, holdPage]);

  const minutes = end && isWatched && !isExpired ? minutesLeft(end) : null;
  const isOpen = isExpired === true || minutes !== null;
  const { Part, prepare } = useLoaded(async () => {
    const [dialogs] = await Promise.all([
      import("./session-dialogs.tsx"),
      loadMessages(language, ["account"]),
    ]);
    return dialogs;
  });
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // loaded early, since without a network nobody could sign in again
    if (isWatched)
      prepare().then(
        () => setMissing(false),
        () => setMissing(true),
      );
  });
  if (isOpen && !Part && isMissing)
    return (
      <div className={styles.missing}>
        <MissingPart
          title={
            minutes === null ? t("admin.signInAgain.title") : t("admin.sessionEnd.title", { count: minutes })
          }
        />
      </div>
    );
  if (!isOpen || !Part) return null;
  const warning = minutes === null ? null : { minutes, isExtendable: end?.extendable === true };
  return <Part warning={warning} onStay={async () => void (await refetch())} />;
}

/** How often a session has ended since the page was loaded. */
function useExpiries(isExpired: boolean): number {
  const [was, setWas] = useState(isExpired);
  const [count, setCount] = useState(0);
  if (was !== isExpired) {
    setWas(isExpired);
    if (isExpired) setCount(count + 1);
  }
  return count;
}
