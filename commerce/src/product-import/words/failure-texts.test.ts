import { expect, it } from "vitest";
import { languages } from "../../text/languages.ts";
import { findColumns } from "../find-columns.ts";
import type { FaultDetails, TableFault, TableProblem } from "../table/table-problem.ts";
import { failureText } from "./failure-texts.ts";

it.each<[TableFault, FaultDetails, RegExp]>([
  ["empty", {}, /no rows/],
  ["broken", {}, /damaged/],
  ["old_format", {}, /old Excel/],
  ["encoding", {}, /encoding/],
  ["cell_too_long", { row: 2 }, /near row 2 is too long/],
  ["too_many_rows", { most: 10_000 }, /more than 10000 rows/],
  ["inflated", { most: 64 * 1_048_576 }, /larger than 64 MB/],
])("explains how to correct a file that is %s (%o)", (fault, details, sentence) => {
  expect(failureText(fault, details, "en")).toMatch(sentence);
});

it.each([
  [["SKU", "Name", "Colour of the sky", "Attribute: Taste"], /«Colour of the sky», «Attribute: Taste»/],
  [["Name", "Stock"], /missing: «Category», «Price, UZS»/],
  [["SKU", "Name", "Title"], /twice: «Title»/],
])("names the columns %j in the failure", (titles, sentence) => {
  try {
    findColumns(titles, () => false);
    expect.unreachable();
  } catch (error) {
    const { fault, details } = error as TableProblem;
    expect(failureText(fault, details, "en")).toMatch(sentence);
    for (const language of languages) expect(failureText(fault, details, language)).toContain("«");
  }
});
