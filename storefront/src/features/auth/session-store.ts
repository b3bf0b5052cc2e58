import type { User } from "@bezak/contract/auth.ts";
import { createContext, use } from "react";
import { hasStatus } from "../../lib/api-error.ts";
import { readText, writeText, type KeyValueStorage } from "../../lib/storage.ts";
import { createStore, useStore, type Store } from "../../lib/store.ts";
import { expiredKey, readToken, readUser, tokenKey, userKey, writeSession } from "./session-storage.ts";

/** `error` is the failure of the first check when no user is known. */
interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** true until the first check is finished, and always on the server */
  isLoading: boolean;
  error: "sessionCheck" | null;
  /** the session of `user` has ended and the page waits for them to sign in again: see `holdPage` */
  isExpired?: true;
}

export interface SessionStore {
  state: Store<SessionState>;
  token(): string | null;
  /** The first check; `verify` requests the user of the stored token. */
  start(verify: () => Promise<User>): Promise<void>;
  signIn(token: string, user: User): void;
  /** Replaces the token of the session. */
  renew(token: string): void;
  /** Requests the user again, since something of theirs has changed; one request at a time, a failure changes nothing. */
  refresh(verify: () => Promise<User>): Promise<void>;
  /** Merges changes into the user; does nothing without one. */
  update(change: Partial<User>): void;
  /** Removes token and user. */
  clear(): void;
  /** The server rejected the token: removes it, and the user unless a page is held. */
  expire(): void;
  /** Keeps the page and what is typed in it when the session ends, until the returned function is called. */
  holdPage(): () => void;
}

const unknown: SessionState = { user: null, isAuthenticated: false, isLoading: true, error: null };
const signedOut: SessionState = { user: null, isAuthenticated: false, isLoading: false, error: null };

function signedIn(user: User): SessionState {
  return { user, isAuthenticated: true, isLoading: false, error: null };
}

/** The session in memory and local storage (specification, section 4); on the server it is always empty. */
export function createSessionStore(storage: KeyValueStorage | null): SessionStore {
  const state = createStore(unknown);

  let holders = 0;
  let refreshing: Promise<void> | undefined;

  function clear(): void {
    if (storage) {
      writeText(storage, expiredKey, null);
      writeSession(storage, null, null);
    }
    state.set(signedOut);
  }

  function waitFor(user: User): void {
    state.set({ ...signedOut, user, isExpired: true });
  }

  function readStored(): void {
    const user = storage && readToken(storage) ? readUser(storage) : null;
    const former = state.get().user;
    // another tab noticed the end of the session; signing out there leaves no mark
    const isExpired = storage && former && readText(storage, expiredKey) === former.id;
    if (user) state.set(signedIn(user));
    else if (isExpired && holders > 0) waitFor(former);
    else state.set(signedOut);
  }

  async function refreshUser(verify: () => Promise<User>): Promise<void> {
    const token = storage && readToken(storage);
    if (!storage || !token) return;
    const user = await verify().catch(() => null);
    if (!user || readToken(storage) !== token || state.get().user?.id !== user.id) return;
    writeSession(storage, token, user);
    state.set(signedIn(user));
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
      if (storage) writeText(storage, expiredKey, null);
      if (storage) writeSession(storage, token, user);
      state.set(signedIn(user));
    },
    renew(token) {
      const { user } = state.get();
      if (storage && user) writeSession(storage, token, user);
    },
    refresh(verify) {
      refreshing ??= refreshUser(verify).finally(() => (refreshing = undefined));
      return refreshing;
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
    expire() {
      const { user } = state.get();
      if (!user) return clear();
      if (storage) {
        // also for other tabs, which may hold their page
        writeText(storage, expiredKey, user.id);
        writeSession(storage, null, null);
      }
      if (holders > 0) waitFor(user);
      else state.set(signedOut);
    },
    holdPage() {
      holders += 1;
      return () => void (holders -= 1);
    },
  };
}

/** Whether the user is a buyer; administrators neither buy nor get buyers' notifications. */
export function isCustomer(user: User | null): boolean {
  return user !== null && user.role !== "admin";
}

export const SessionContext = createContext<SessionStore>(createSessionStore(null));

export function useSession(): SessionState &
  Pick<SessionStore, "signIn" | "renew" | "update" | "clear" | "holdPage"> {
  const { state, signIn, renew, update, clear, holdPage } = use(SessionContext);
  return { ...useStore(state), signIn, renew, update, clear, holdPage };
}
