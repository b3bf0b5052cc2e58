import { beforeEach, expect, it } from "vitest";
import { person } from "../test/commerce-answers.ts";
import type { Commerce } from "./commerce.ts";
import { createSessions, Session } from "./session.ts";

const TOKEN = "token-of-somebody-just-promoted";

let role: "customer" | "seller";
let exchanged: number;
let time: number;

beforeEach(() => {
  [role, exchanged, time] = ["customer", 0, 1000];
});

const commerce = {
  async post() {
    exchanged += 1;
    const tokens = { sellerRole: null, customerToken: "jwt", adminToken: null };
    return Session.parse({ user: person(role), ...tokens });
  },
} as unknown as Commerce;

const isSeller = ({ user }: Session) => user.role === "seller";

it("exchanges a cached session again when it does not suffice, so that a new role counts at once", async () => {
  const sessions = createSessions(commerce, () => time);
  expect((await sessions.of(TOKEN, "1", isSeller)).user.role).toBe("customer");
  role = "seller";
  time += 100;
  expect((await sessions.of(TOKEN, "2")).user.role).toBe("customer");
  expect((await sessions.of(TOKEN, "3", isSeller)).user.role).toBe("seller");
  expect((await sessions.of(TOKEN, "4", isSeller)).user.role).toBe("seller");
  expect(exchanged).toBe(2);
});

it("exchanges a session once, however many calls at a time it does not suffice for", async () => {
  const sessions = createSessions(commerce, () => time);
  const ask = () => Promise.all(Array.from({ length: 20 }, () => sessions.of(TOKEN, "1", isSeller)));
  await ask();
  expect(exchanged).toBe(1);
  time += 100;
  await ask();
  await ask();
  expect(exchanged).toBe(2);
});
