import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { viewRows } from "./view-rows.ts";

interface Row {
  id: string;
  words: { name: string } | null;
  status?: string;
}

const good: Row = { id: "row_1", words: { name: "Ring" } };

function show(rows: Row[]) {
  const logged: string[] = [];
  const log = { error: (line: string) => logged.push(line) };
  const container = { resolve: () => log } as unknown as MedusaContainer;
  const views = viewRows(container, rows, {
    name: "thing",
    idOf: ({ id }) => id,
    view: ({ words }) => words!.name.toUpperCase(),
    plain: ({ status }) => status!.toLowerCase(),
  });
  return { views, logged };
}

describe("viewRows", () => {
  it("shows a row with unexpected data without its details, and logs its id and the reason", () => {
    const { views, logged } = show([good, { id: "row_2", words: null, status: "NEW" }, good]);
    expect(views).toEqual(["RING", "new", "RING"]);
    expect(logged).toEqual([
      expect.stringMatching(/^The stored thing row_2 is shown without its details: TypeError: /),
    ]);
  });

  it("omits a row without any reliable data, and no other", () => {
    const { views, logged } = show([{ id: "row_2", words: null }, good]);
    expect(views).toEqual(["RING"]);
    expect(logged.at(-1)).toMatch(/^The stored thing row_2 is left out: TypeError: /);
  });
});
