// @vitest-environment happy-dom
import type { User } from "@bezak/contract/auth.ts";
import { beforeEach, expect, test } from "vitest";
import { readApiError, withoutAnswer } from "../../lib/api-error.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { createSessionStore } from "./session-store.ts";

beforeEach(() => localStorage.clear());

function store(token: string | null, user: User | null) {
  if (token) localStorage.setItem("token", token);
  if (user) localStorage.setItem("user", JSON.stringify(user));
  return createSessionStore(localStorage);
}

const refuse = (error: unknown) => () => Promise.reject(error as Error);
const dead = readApiError(401, { code: "session_expired" });

test("is signed out without a token, and sends no request", async () => {
  const session = store(null, buyer);
  await session.start(refuse(new Error("must not be called")));
  expect(session.state.get()).toEqual({ user: null, isAuthenticated: false, isLoading: false, error: null });
  expect(localStorage.getItem("user")).toBeNull();
});

test("stores and signs in the user when the token is valid", async () => {
  const session = store("t", null);
  await session.start(() => Promise.resolve(buyer));
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: true, isLoading: false });
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(buyer);
});

test("keeps a stored user after 401", async () => {
  const session = store("t", buyer);
  await session.start(refuse(dead));
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: true, error: null });
  expect(localStorage.getItem("token")).toBe("t");
});

test("clears token and user after 401 without a stored user", async () => {
  const session = store("t", null);
  await session.start(refuse(dead));
  expect(session.state.get()).toMatchObject({ user: null, isAuthenticated: false, error: null });
  expect(localStorage.getItem("token")).toBeNull();
});

test("keeps a stored user after another failure", async () => {
  const session = store("t", buyer);
  await session.start(refuse(withoutAnswer("timeout")));
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: true, error: null });
});

test("reports another failure without a stored user, and keeps the token for the next start", async () => {
  const session = store("t", null);
  await session.start(refuse(withoutAnswer("network")));
  expect(session.state.get()).toMatchObject({ user: null, isAuthenticated: false, error: "sessionCheck" });
  expect(localStorage.getItem("token")).toBe("t");
});

test("is loading during the first check", () => {
  const session = store("t", buyer);
  void session.start(() => new Promise(() => undefined));
  expect(session.state.get()).toMatchObject({ isLoading: true, isAuthenticated: false });
});

test("ignores the answer of the first check after a later change", async () => {
  const session = store("old", buyer);
  let confirm: (user: User) => void = () => undefined;
  const started = session.start(() => new Promise((resolve) => (confirm = resolve)));
  session.clear();
  confirm(buyer);
  await started;
  expect(session.state.get().user).toBeNull();
  expect(localStorage.getItem("token")).toBeNull();
});

test("stores token and user on signing in, and follows signing out in another tab", async () => {
  const session = store(null, null);
  await session.start(refuse(dead));
  session.signIn("new", buyer);
  expect(localStorage.getItem("token")).toBe("new");
  localStorage.removeItem("token");
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(session.state.get().isAuthenticated).toBe(false);
});

test("merges and stores changes of the user, and does nothing without one", async () => {
  const session = store("t", null);
  await session.start(() => Promise.resolve(buyer));
  session.update({ name: "Нигора", city: null });
  expect(session.state.get()).toMatchObject({ user: { ...buyer, name: "Нигора", city: null } });
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({ ...buyer, name: "Нигора", city: null });
  session.clear();
  session.update({ name: "Нигора" });
  expect(session.state.get().user).toBeNull();
  expect(localStorage.getItem("user")).toBeNull();
});

test("keeps the user when the token is renewed", () => {
  const session = store("t", buyer);
  session.signIn("t", buyer);
  session.renew("u");
  expect([session.token(), session.state.get().user]).toEqual(["u", buyer]);
  session.clear();
  session.renew("v");
  expect(session.token()).toBeNull();
});

test("is removed with its user when the server ends it", () => {
  const session = store("t", buyer);
  session.signIn("t", buyer);
  session.expire();
  expect(session.state.get()).toMatchObject({ user: null, isAuthenticated: false });
  expect(localStorage.getItem("token")).toBeNull();
});

test("keeps the user of a held page when the server ends the session, until they sign in again", () => {
  const session = store("t", buyer);
  session.signIn("t", buyer);
  const release = session.holdPage();
  session.expire();
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: false, isExpired: true });
  expect([localStorage.getItem("token"), localStorage.getItem("user")]).toEqual([null, null]);
  session.signIn("next", buyer);
  expect(session.state.get().isExpired).toBeUndefined();
  release();
  session.expire();
  expect(session.state.get().user).toBeNull();
});

test("tells other tabs, which may hold their page, that the server ended the session", async () => {
  const session = store("t", buyer);
  await session.start(() => Promise.resolve(buyer));
  session.expire();
  expect(session.state.get().user).toBeNull();
  // what another tab reads when the token is gone
  const other = createSessionStore(localStorage);
  localStorage.setItem("token", "t");
  localStorage.setItem("user", JSON.stringify(buyer));
  await other.start(() => Promise.resolve(buyer));
  other.holdPage();
  localStorage.removeItem("token");
  localStorage.removeItem("user");
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(other.state.get()).toMatchObject({ user: buyer, isExpired: true });
});

test("requests the user again, once at a time, and ignores an answer about a former session", async () => {
  const session = store("t", buyer);
  session.signIn("t", buyer);
  let count = 0;
  const changed: User = { ...buyer, adminRank: "support" };
  const verify = () => {
    count += 1;
    return Promise.resolve(changed);
  };
  await Promise.all([session.refresh(verify), session.refresh(verify)]);
  expect([count, session.state.get().user]).toEqual([1, changed]);
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(changed);
  await session.refresh(refuse(withoutAnswer("network")));
  expect(session.state.get().user).toEqual(changed);
  const late = session.refresh(() => Promise.resolve(buyer));
  session.signIn("next", changed);
  await late;
  expect(session.state.get().user).toEqual(changed);
});

test("holds the page too when another tab notices the end, but not when somebody signs out there", async () => {
  const session = store("t", buyer);
  await session.start(() => Promise.resolve(buyer));
  session.holdPage();
  const noticed = () => {
    localStorage.removeItem("token");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  };
  localStorage.setItem("session-expired", buyer.id);
  noticed();
  expect(session.state.get()).toMatchObject({ user: buyer, isExpired: true });
  session.signIn("next", buyer);
  noticed();
  expect(session.state.get().user).toBeNull();
});
