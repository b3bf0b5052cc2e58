import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useEffectEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { FavoriteContext } from "../../features/favorites/favorite-store.ts";
import { createFavoriteSync, type HeartChange } from "../../features/favorites/favorite-sync.ts";
import { favoritesKey } from "../../features/favorites/favorites-api.ts";
import { storeWish, takeWishes } from "../../features/favorites/guest-wishes.ts";
import { removeCachedFavorites } from "../../features/favorites/cached-favorites.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { openStorage } from "../../lib/storage.ts";
import { useStore } from "../../lib/store.ts";
import { usePaths } from "../../lib/use-paths.ts";

/** Loads the user's favorites, sends changes, and asks guests to sign in first. */
export default function FavoriteWork() {
  const t = useTexts();
  const api = useApi();
  const paths = usePaths();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const { user, isLoading, clear } = useSession();
  const { ids, presses } = use(FavoriteContext);
  const person = user?.id ?? null;
  const sync = useMemo(() => (person === null ? null : createFavoriteSync(api, ids)), [person, api, ids]);

  function askToSignIn(id: string) {
    storeWish(openStorage("sessionStorage"), id);
    toast.show({ text: t("favorites.signInFirst") });
    void navigate(paths.login(pathname + search));
  }

  const tell = useEffectEvent((change: HeartChange) => {
    if (!("error" in change)) {
      void queryClient.invalidateQueries({ queryKey: favoritesKey });
      if (change.text) toast.show({ text: change.text, tone: "success" });
    } else if (hasCode(change.error, "unauthorized", "session_expired")) {
      clear();
      if (change.on) askToSignIn(change.id);
    } else {
      const fallback = change.on ? "favoriteAdd" : "favoriteRemove";
      toast.show({ text: describeError(change.error, t, fallback), tone: "danger" });
    }
  });

  useEffect(() => {
    if (!sync) return;
    const stop = sync.start((change) => tell(change));
    // a failure leaves the buttons as they are; the page of favorites reports it
    const load = () => void sync.load().catch(() => undefined);
    const look = () => {
      if (document.visibilityState === "visible") load();
    };
    load();
    document.addEventListener("visibilitychange", look);
    // delayed, since the stored favorites can be taken only once and strict mode runs effects twice
    const soon = window.setTimeout(() => {
      for (const id of takeWishes(openStorage("sessionStorage"))) void sync.set(id, true);
    });
    return () => {
      window.clearTimeout(soon);
      document.removeEventListener("visibilitychange", look);
      stop();
    };
  }, [sync]);

  useEffect(() => {
    if (person !== null || isLoading) return;
    // another user must not see them
    removeCachedFavorites(openStorage("localStorage"));
    queryClient.removeQueries({ queryKey: favoritesKey });
  }, [person, isLoading, queryClient]);

  const attend = useEffectEvent(() => {
    for (const { id, on } of presses.get()) {
      if (sync) void sync.set(id, on);
      else askToSignIn(id);
    }
    presses.set(presses.initial);
  });
  const waiting = useStore(presses).length > 0 && !(isLoading && person === null);
  useEffect(() => {
    if (waiting) attend();
  }, [waiting]);
  return null;
}
