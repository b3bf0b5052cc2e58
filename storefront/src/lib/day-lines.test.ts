import { expect, it } from "vitest";
import { readDays } from "./day-lines.ts";

it.each([
  ["", []],
  ["21.03.2027\n8.3.2027, 01/09/2027", ["2027-03-08", "2027-03-21", "2027-09-01"]],
  ["21.03.2027 21.3.2027;", ["2027-03-21"]],
  ["29.02.2028", ["2028-02-29"]],
])("reads %j as %j", (text, days) => {
  expect(readDays(text)).toEqual(days);
});

it.each(["21.03", "2027-03-21", "29.02.2027", "32.01.2027", "01.13.2027", "00.01.2027", "tomorrow"])(
  "refuses %s, alone and among days",
  (text) => {
    expect([readDays(text), readDays(`21.03.2027 ${text}`)]).toEqual([null, null]);
  },
);
