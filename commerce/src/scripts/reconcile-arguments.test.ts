import { expect, it } from "vitest";
import { readReconcileArguments } from "./reconcile-arguments.ts";
import { Refusal } from "./refusal.ts";

const comparing = { do: "compare", click: false, json: false };

it.each([
  [[], comparing],
  [
    ["--payme", "cabinet.csv", "--click", "--json"],
    { ...comparing, payme: "cabinet.csv", click: true, json: true },
  ],
  [["--since", "2026-11-01"], { ...comparing, since: new Date("2026-10-31T19:00:00Z") }],
  [
    ["--paid-out", "ordcan_1", "--by", "Ali: cash"],
    { do: "record a manual refund", id: "ordcan_1", by: "Ali: cash" },
  ],
  [["--reversed", "1234567890"], { do: "book a reversal", id: "1234567890" }],
  [
    ["--reversed", "payatt_1", "--by", "Ali: seen"],
    { do: "book a reversal", id: "payatt_1", by: "Ali: seen" },
  ],
])("parses %j", (args, request) => {
  expect(readReconcileArguments(args)).toEqual(request);
});

it.each([
  [["--clik"], "--clik"],
  [["cabinet.csv"], "cabinet.csv"],
  [["--payme"], "--payme"],
  [["--since", "yesterday"], "--since yesterday is not a date: write it as 2026-11-01."],
  [["--since", "2026-13-01"], "--since 2026-13-01 is not a date"],
  [["--by", "Ali: cash"], "--by needs --paid-out or --reversed."],
  [["--paid-out", "ordcan_1"], 'Say who gave it back and how: --by "Name: words".'],
  [["--paid-out", "ordcan_1", "--by", "Ali"], "Say who gave it back"],
  [["--reversed", "payatt_1", "--by", ": seen"], 'Say who saw it and where: --by "Name: words".'],
  [["--paid-out", "ordcan_1", "--reversed", "1234567890", "--by", "Ali: cash"], "Use either --paid-out"],
])("rejects %j with a message", (args, sentence) => {
  expect(() => readReconcileArguments(args)).toThrow(Refusal);
  expect(() => readReconcileArguments(args)).toThrow(sentence);
});
