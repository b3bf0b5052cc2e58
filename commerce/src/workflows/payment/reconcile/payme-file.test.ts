import { expect, it } from "vitest";
import { readPaymeFile } from "./payme-file.ts";

const id = "5305e3bab097f420a62ced0b";
const entry = { id, time: 1_763_793_000_000, amount: 50_000_000, state: 2 };

it("reads a GetStatement answer, its result and a bare list of transactions", () => {
  const transactions = [{ ...entry, account: { order_id: "1234567890" }, receivers: null }];
  for (const body of [{ result: { transactions }, id: 1 }, { transactions }, transactions]) {
    expect(readPaymeFile(JSON.stringify(body))).toEqual([entry]);
  }
  expect(readPaymeFile('{"result":{"transactions":[]}}')).toEqual([]);
});

it("reads a table by its column names with any separator", () => {
  const rows = [
    "ID;State;Comment;Amount;Time",
    `${id};2;"shop";50000000;1763793000000`,
    "",
    "6305e3bab097f420a62ced0b;-1;;100;2025-11-22 11:30:00",
  ];
  const tables = [rows.join("\r\n"), rows.join("\n").replaceAll(";", ","), `\uFEFF${rows.join("\n")}\n`];
  for (const table of tables) {
    expect(readPaymeFile(table)).toEqual([
      entry,
      // time of day in Tashkent
      { id: "6305e3bab097f420a62ced0b", time: Date.parse("2025-11-22T06:30:00Z"), amount: 100, state: -1 },
    ]);
  }
});

it.each([
  ["{", /JSON/],
  ["{}", /no list/],
  ["null", /no column "id"/],
  ["[null]", /Payment 1 .* no id/],
  [JSON.stringify([{ ...entry, amount: 1.5 }]), /Payment 1 .* amount in tiyin/],
  [JSON.stringify([{ ...entry, amount: 0 }]), /amount/],
  [JSON.stringify([entry, { ...entry, id: "x", state: 4 }]), /Payment 2 .* state/],
  [JSON.stringify([{ ...entry, time: "yesterday" }]), /time/],
  [JSON.stringify([entry, entry]), /twice/],
  ["", /no column "id"/],
  [`id,time,amount,state\n${id},1763793000000,"500,00",2`, /amount/],
])("refuses %s", (text, words) => {
  expect(() => readPaymeFile(text)).toThrow(words);
});
