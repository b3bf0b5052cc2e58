import { useToast } from "@bezak/ui-kit";
import { use, useEffect, useEffectEvent } from "react";
import { useSession } from "../../features/auth/session-store.ts";
import { FavoriteContext } from "../../features/favorites/favorite-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useStore } from "../../lib/store.ts";
import { useLoaded } from "../../lib/use-loaded.ts";

/** Loads the code that handles favorite buttons: for users after hydration, for guests with the first press. */
export function FavoriteKeeper() {
  const t = useTexts();
  const toast = useToast();
  const { user } = useSession();
  const { presses } = use(FavoriteContext);
  const pressed = useStore(presses).length > 0;
  const { Part, prepare } = useLoaded(() => import("./favorite-work.tsx"));
  const wanted = pressed || user !== null;
  const bring = useEffectEvent(() =>
    prepare().catch(() => {
      if (presses.get().length > 0) toast.show({ text: t("errors.network"), tone: "danger" });
      presses.set(presses.initial);
    }),
  );
  useEffect(() => {
    if (wanted) void bring();
  }, [wanted, pressed]);
  return Part ? <Part /> : null;
}
