import type { ApiClient } from "../../lib/api-client.ts";
import { hasCode } from "../../lib/api-error.ts";
import type { Store } from "../../lib/store.ts";
import { addFavorite, favoriteIds, removeFavorite } from "./favorites-api.ts";

/** How a press on a heart ended: with the server's sentence, or with a failure. */
export type HeartChange = { id: string; on: boolean } & ({ text: string | null } | { error: unknown });

interface FavoriteSync {
  /**
   * Begins to show and tell. What is given back ends it, when somebody else is there: what is under way then is neither
   * shown nor told.
   */
  start(tell: (change: HeartChange) => void): () => void;
  /** Fills the hearts from the server; what is being changed at the time stays as it was pressed. */
  load(): Promise<void>;
  /** Shows the heart as wanted at once and makes it so on the server; when that fails the heart goes back. */
  set(id: string, on: boolean): Promise<void>;
}

/**
 * Keeps hearts and server together. Calls about one product follow each other, however fast its heart is pressed, and
 * what was taken back meanwhile is not sent at all.
 */
export function createFavoriteSync(api: ApiClient, ids: Store<ReadonlySet<string>>): FavoriteSync {
  const known = new Map<string, boolean>();
  const wanted = new Map<string, boolean>();
  /** products pressed during each load that is under way */
  const loads = new Set<Set<string>>();
  let tell: ((change: HeartChange) => void) | null = null;

  function show(id: string, on: boolean): void {
    if (!tell) return;
    const next = new Set(ids.get());
    if (on) next.add(id);
    else next.delete(id);
    ids.set(next);
  }

  /** One call, and its sentence; what the server has had all along is refused by it and as wanted all the same. */
  async function send(id: string, on: boolean): Promise<string | null> {
    if (!on) return (await removeFavorite(api, id)) ?? null;
    try {
      return (await addFavorite(api, { productId: id })) ?? null;
    } catch (error) {
      if (hasCode(error, "favorite_exists")) return error.text;
      throw error;
    }
  }

  async function settle(id: string): Promise<void> {
    for (;;) {
      const on = wanted.get(id)!;
      if (!tell || on === known.get(id)) return;
      try {
        const text = await send(id, on);
        known.set(id, on);
        tell?.({ id, on, text });
      } catch (error) {
        show(id, known.get(id)!);
        tell?.({ id, on, error });
        return;
      }
    }
  }

  return {
    start(listener) {
      tell = listener;
      for (const [id, on] of wanted) show(id, on);
      return () => {
        tell = null;
        ids.set(ids.initial);
      };
    },
    async load() {
      const pressed = new Set(wanted.keys());
      loads.add(pressed);
      try {
        const next = new Set((await favoriteIds(api)).ids);
        // pressed meanwhile: the answer may be from before or after, the heart is right
        for (const id of pressed) {
          if (ids.get().has(id)) next.add(id);
          else next.delete(id);
        }
        if (tell) ids.set(next);
      } finally {
        loads.delete(pressed);
      }
    },
    async set(id, on) {
      for (const pressed of loads) pressed.add(id);
      const busy = known.has(id);
      if (!busy) known.set(id, ids.get().has(id));
      wanted.set(id, on);
      show(id, on);
      if (busy) return;
      await settle(id);
      known.delete(id);
      wanted.delete(id);
    },
  };
}
