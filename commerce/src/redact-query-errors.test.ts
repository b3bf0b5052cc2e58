import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { redactQueryError, redactQueryErrors } from "./redact-query-errors.ts";

/** An error as knex passes it on: with its statement before PostgreSQL's message. */
function failed(statement: string, reason: string, fields: object = {}) {
  const error = Object.assign(new Error(reason), { name: "error", ...fields });
  error.message = `${statement} - ${reason}`;
  return error as Error & Record<"code" | "detail" | "where" | "hint", string | undefined>;
}

it.each([
  [
    "update \"provider_identity\" set x = 'a - hidden'",
    "deadlock detected",
    "40P01",
    "update provider_identity - deadlock detected",
  ],
  ["insert into public.customer values ('hidden')", "no", "P0001", "insert into customer - no"],
  ["select 'hidden'", "terminating connection", "57P01", "terminating connection"],
  [
    "delete from x",
    'invalid input syntax for type date: "hid"den"',
    "22007",
    'delete from x - invalid input syntax for type date: "…"',
  ],
])("keeps the reason and removes the values of %s", (statement, reason, code, message) => {
  const error = failed(statement, reason, { code });
  redactQueryError(error);
  expect(error.message).toBe(message);
  expect(error.stack).toMatch(/\n\s+at /);
  expect(error.stack).not.toContain("hid");
});

it("removes rows that PostgreSQL repeats", () => {
  const row = { code: "23514", detail: "Failing row contains (1, hidden).", where: "COPY x, line 1: hidden" };
  const error = failed("insert into x", "violates a check", row);
  redactQueryError(error);
  expect(JSON.stringify(Object.entries(error))).not.toContain("hidden");
});

it("keeps the names of a key in the form that the engine parses", () => {
  const detail = "Key (entity_id, provider)=(hidden (a), x) already exists.";
  const error = failed("insert into x", "duplicate key", { code: "23505", detail });
  redactQueryError(error);
  expect(error.detail).toBe("Key (entity_id, provider)=(…, …) already exists.");
});

it("redacts an error only once between a transaction and its connection", () => {
  class Client extends EventEmitter {}
  redactQueryErrors(Client);
  const [connection, transaction] = [new Client(), new Client()];
  const seen: string[] = [];
  transaction.on("query-error", (error: Error) => connection.emit("query-error", error));
  connection.on("query-error", (error: Error) => seen.push(error.message));
  const error = failed("update x set y = 'hidden'", "refused");
  transaction.emit("query-error", error);
  expect([seen, error.message]).toEqual([["update x - refused"], "update x - refused"]);
});
