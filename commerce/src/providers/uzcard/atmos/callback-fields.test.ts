import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isSigned, readCallback } from "./callback-fields.ts";
import { exactNumber, parseExact } from "./exact-json.ts";

const sign = createHash("md5").update("9999900719925474099345123456785000000key").digest("hex");
const fields = {
  store_id: "9999",
  transaction_id: "9007199254740993",
  transaction_time: "2026-11-22 10:15:00",
  amount: "5000000",
  account: "4512345678",
  sign,
};

it("reads JSON and forms alike, and numbers by their digits", () => {
  const asNumbers = `{"store_id":9999,"transaction_id":9007199254740993,"transaction_time":"2026-11-22 10:15:00",
    "amount":5000000,"account":4512345678,"sign":"${sign}"}`;
  expect(readCallback(asNumbers)).toEqual(fields);
  expect(readCallback(JSON.stringify(fields))).toEqual(fields);
  expect(readCallback(new URLSearchParams(fields).toString())).toEqual(fields);
  const { account, ...others } = fields;
  expect(readCallback(JSON.stringify({ ...others, invoice: account }))).toEqual(fields);
});

it.each([
  ["", "[]", "null", "{", "a=b", '{"store_id":"9999"}'],
  [JSON.stringify({ ...fields, amount: [1] }), JSON.stringify({ ...fields, account: "\0" })],
  [JSON.stringify({ ...fields, account: "\ud800" })],
  [JSON.stringify({ ...fields, sign: "x".repeat(101) }), JSON.stringify({ ...fields, sign: true })],
])("reads nothing else", (...texts) => {
  for (const text of texts) expect([text, readCallback(text)]).toEqual([text, undefined]);
});

it("verifies the signature over the exact text", () => {
  expect(isSigned(fields, "key")).toBe(true);
  expect(isSigned(fields, "other")).toBe(false);
  expect(isSigned({ ...fields, amount: "5000001" }, "key")).toBe(false);
  // The same number in another notation.
  expect(isSigned({ ...fields, amount: "5000000.0" }, "key")).toBe(false);
  expect(isSigned({ ...fields, sign: sign.toUpperCase() }, "key")).toBe(false);
});

it("keeps numbers exact beyond the range of JavaScript", () => {
  expect(parseExact('{"id":9007199254740993,"at":[1.50]}')).toEqual({ id: "9007199254740993", at: ["1.50"] });
  const body = { id: exactNumber("9007199254740993"), text: exactNumber("007") };
  expect(JSON.stringify(body)).toBe('{"id":9007199254740993,"text":"007"}');
});
