import type { User } from "@bezak/contract/auth.ts";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { createSessionStore } from "../features/auth/session-store.ts";
import { followPerson } from "./follow-person.ts";

const own = [
  ["orders", "list", {}],
  ["payments", "one", "p"],
  ["returns", "o"],
  ["notifications", "stats"],
  ["panel", "orders", "list"],
  ["finance", "balance"],
];
const alike = [["product", "ring"], ["categories"], ["quote", {}]];

const person = (id: string) => ({ id, name: id }) as User;

let client: QueryClient;
let session: ReturnType<typeof createSessionStore>;
const known = () => [...own, ...alike].filter((queryKey) => client.getQueryData(queryKey) !== undefined);

beforeEach(() => {
  client = new QueryClient();
  session = createSessionStore(null);
  session.signIn("token", person("first"));
  followPerson(session.state, client);
  for (const queryKey of [...own, ...alike, ["auth", "sessions"]]) client.setQueryData(queryKey, {});
});

it("what a person saw goes when they sign out, also the first time anything is heard of them", () => {
  session.clear();
  expect(known()).toEqual(alike);
  expect(client.getQueryData(["auth", "sessions"])).toBeUndefined();
});

it("it goes when somebody else is there at once, and stays when the person only changed a name", () => {
  session.update({ name: "Another name" });
  expect(known()).toEqual([...own, ...alike]);
  session.signIn("other", person("second"));
  expect(known()).toEqual(alike);
});
