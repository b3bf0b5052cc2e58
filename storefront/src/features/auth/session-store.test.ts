// @vitest-environment happy-dom
import type { User } from "@bezak/contract/auth.ts";
import { beforeEach, expect, test } from "vitest";
import { fromAnswer, withoutAnswer } from "../../lib/api-error.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { createSessionStore } from "./session-store.ts";

beforeEach(() => localStorage.clear());

function store(token: string | null, user: User | null) {
  if (token) localStorage.setItem("token", token);
  if (user) localStorage.setItem("user", JSON.stringify(user));
  return createSessionStore(localStorage);
}

const refuse = (error: unknown) => () => Promise.reject(error as Error);
const dead = fromAnswer(401, { code: "session_expired" });

test("no token: signed out, and nobody is asked", async () => {
  const session = store(null, buyer);
  await session.start(refuse(new Error("must not be called")));
  expect(session.state.get()).toEqual({ user: null, isAuthenticated: false, isLoading: false, error: null });
  expect(localStorage.getItem("user")).toBeNull();
});

test("a token that is confirmed: the person is stored and signed in", async () => {
  const session = store("t", null);
  await session.start(() => Promise.resolve(buyer));
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: true, isLoading: false });
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(buyer);
});

test("401 with a stored person keeps the person", async () => {
  const session = store("t", buyer);
  await session.start(refuse(dead));
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: true, error: null });
  expect(localStorage.getItem("token")).toBe("t");
});

test("401 without a stored person clears both and signs out", async () => {
  const session = store("t", null);
  await session.start(refuse(dead));
  expect(session.state.get()).toMatchObject({ user: null, isAuthenticated: false, error: null });
  expect(localStorage.getItem("token")).toBeNull();
});

test("another failure with a stored person keeps the person", async () => {
  const session = store("t", buyer);
  await session.start(refuse(withoutAnswer("timeout")));
  expect(session.state.get()).toMatchObject({ user: buyer, isAuthenticated: true, error: null });
});

test("another failure without a stored person is an error, and the token is kept for the next start", async () => {
  const session = store("t", null);
  await session.start(refuse(withoutAnswer("network")));
  expect(session.state.get()).toMatchObject({ user: null, isAuthenticated: false, error: "sessionCheck" });
  expect(localStorage.getItem("token")).toBe("t");
});

test("while it is being checked it says so", () => {
  const session = store("t", buyer);
  void session.start(() => new Promise(() => undefined));
  expect(session.state.get()).toMatchObject({ isLoading: true, isAuthenticated: false });
});

test("a late answer does not undo what was done meanwhile", async () => {
  const session = store("old", buyer);
  let confirm: (user: User) => void = () => undefined;
  const started = session.start(() => new Promise((resolve) => (confirm = resolve)));
  session.clear();
  confirm(buyer);
  await started;
  expect(session.state.get().user).toBeNull();
  expect(localStorage.getItem("token")).toBeNull();
});

test("signing in stores token and person, signing out elsewhere is followed", async () => {
  const session = store(null, null);
  await session.start(refuse(dead));
  session.signIn("new", buyer);
  expect(localStorage.getItem("token")).toBe("new");
  localStorage.removeItem("token");
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(session.state.get().isAuthenticated).toBe(false);
});

test("what changed of the person is merged and kept; nobody is made up", async () => {
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

test("a session that goes on by another token keeps the person", () => {
  const session = store("t", buyer);
  session.signIn("t", buyer);
  session.renew("u");
  expect([session.token(), session.state.get().user]).toEqual(["u", buyer]);
  session.clear();
  session.renew("v");
  expect(session.token()).toBeNull();
});
