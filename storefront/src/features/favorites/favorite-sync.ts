import type { ApiClient } from "../../lib/api-client.ts";
import { hasCode } from "../../lib/api-error.ts";
import type { Store } from "../../lib/store.ts";
import { addFavorite, favoriteIds, removeFavorite } from "./favorites-api.ts";

/** Result of a press: the server's message or the failure. */
export type HeartChange = { id: string; on: boolean } & ({ text: string | null } | { error: unknown });

interface FavoriteSync {
  /**
   * Starts updating the store and reporting changes. The returned function stops both, also for calls in progress, because
   * the user has changed.
   */
  start(tell: (change: HeartChange) => void): () => void;
  /** Loads the favorites; products whose change is in progress keep the state that was pressed. */
  load(): Promise<void>;
  /** Changes a favorite at once in the store and then on the server; reverts it after a failure. */
  set(id: string, on: boolean): Promise<void>;
}

/**
 * Synchronizes favorites with the server. Calls about one product are sent one after another, however fast its button is
 * pressed, and a change that was reverted meanwhile is not sent.
 */
export function createFavoriteSync(api: ApiClient, ids: Store<ReadonlySet<string>>): FavoriteSync {
  const known = new Map<string, boolean>();
  const wanted = new Map<string, boolean>();
  /** for each load in progress, the products that were pressed during it */
  const loads = new Set<Set<string>>();
  let tell: ((change: HeartChange) => void) | null = null;

  function show(id: string, on: boolean): void {
    if (!tell) return;
    const next = new Set(ids.get());
    if (on) next.add(id);
    else next.delete(id);
    ids.set(next);
  }

  /** Sends one change and returns the server's message; "exists already" counts as success. */
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
        // pressed during the load: the answer may be older than the press, the store is right
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
