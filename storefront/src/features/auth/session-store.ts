import type { User } from "@bezak/contract/auth.ts";
import { createContext, use } from "react";
import { hasStatus } from "../../lib/api-error.ts";
import type { KeyValueStorage } from "../../lib/storage.ts";
import { createStore, useStore, type Store } from "../../lib/store.ts";
import { readToken, readUser, tokenKey, userKey, writeSession } from "./session-storage.ts";

/** Who is there. `error` is what the check at start ended in when nothing is known of the person. */
interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** true until the check at start is over, and in everything the server renders */
  isLoading: boolean;
  error: "sessionCheck" | null;
}

export interface SessionStore {
  state: Store<SessionState>;
  token(): string | null;
  /** The check at start; `verify` asks the server who the stored token belongs to. */
  start(verify: () => Promise<User>): Promise<void>;
  signIn(token: string, user: User): void;
  /** The session goes on by another token. */
  renew(token: string): void;
  /** Merges what changed of the person; nothing happens when nobody is there. */
  update(change: Partial<User>): void;
  /** Forgets the token and the person; also when a call says that the token is dead. */
  clear(): void;
}

const unknown: SessionState = { user: null, isAuthenticated: false, isLoading: true, error: null };
const signedOut: SessionState = { user: null, isAuthenticated: false, isLoading: false, error: null };

function signedIn(user: User): SessionState {
  return { user, isAuthenticated: true, isLoading: false, error: null };
}

/** The session in memory and local storage (specification, section 4); on the server nobody is there. */
export function createSessionStore(storage: KeyValueStorage | null): SessionStore {
  const state = createStore(unknown);

  function clear(): void {
    if (storage) writeSession(storage, null, null);
    state.set(signedOut);
  }

  function readStored(): void {
    const user = storage && readToken(storage) ? readUser(storage) : null;
    state.set(user ? signedIn(user) : signedOut);
  }

  return {
    state,
    token: () => (storage ? readToken(storage) : null),
    async start(verify) {
      if (!storage) return;
      window.addEventListener("storage", (event) => {
        if (event.key === tokenKey || event.key === userKey || event.key === null) readStored();
      });
      const token = readToken(storage);
      if (!token) return clear();
      state.set({ ...unknown, user: readUser(storage) });
      try {
        const user = await verify();
        if (readToken(storage) !== token) return;
        writeSession(storage, token, user);
        state.set(signedIn(user));
      } catch (error) {
        if (readToken(storage) !== token) return;
        const stored = readUser(storage);
        if (stored) state.set(signedIn(stored));
        else if (hasStatus(error, 401)) clear();
        else state.set({ ...signedOut, error: "sessionCheck" });
      }
    },
    signIn(token, user) {
      if (storage) writeSession(storage, token, user);
      state.set(signedIn(user));
    },
    renew(token) {
      const { user } = state.get();
      if (storage && user) writeSession(storage, token, user);
    },
    update(change) {
      const token = storage && readToken(storage);
      const { user } = state.get();
      if (!user) return;
      const merged = { ...user, ...change };
      if (storage && token) writeSession(storage, token, merged);
      state.set({ ...state.get(), user: merged });
    },
    clear,
  };
}

/** May this person buy? Administrators buy nothing, and are told nothing. */
export function isCustomer(user: User | null): boolean {
  return user !== null && user.role !== "admin";
}

export const SessionContext = createContext<SessionStore>(createSessionStore(null));

export function useSession(): SessionState & Pick<SessionStore, "signIn" | "renew" | "update" | "clear"> {
  const { state, signIn, renew, update, clear } = use(SessionContext);
  return { ...useStore(state), signIn, renew, update, clear };
}
