import { text } from "node:stream/consumers";
import {
  adminCohorts,
  adminOperations,
  adminSales,
  adminSearches,
} from "@bezak/contract/examples/admin-analytics.ts";
import { adminAnalytics } from "@bezak/contract/examples/admin-stats.ts";
import { team } from "@bezak/contract/examples/admin-team.ts";
import { languages, type Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import { exportList } from "./export-list.ts";
import { cohortTables, outcomeTables, searchTables } from "./outcome-tables.ts";
import { comparedTables, soldTables } from "./sold-tables.ts";
import { teamExport } from "./team-list.ts";
import type { WholeTable } from "./whole-table.ts";

type Tables<Answer> = Record<string, (answer: Answer, name: string) => WholeTable>;

const written = <Answer>(tables: Tables<Answer>, answer: Answer): [string, WholeTable][] =>
  Object.entries(tables).map(([name, table]) => [name, table(answer, name)]);

const tables = [
  ...written(soldTables, adminAnalytics),
  ...written(comparedTables, adminSales),
  ...written(searchTables, adminSearches),
  ...written(outcomeTables, adminOperations),
  ...written(cohortTables, adminCohorts),
  ["team", teamExport(team)] as [string, WholeTable],
];

async function writeLines(table: WholeTable, language: Language): Promise<string[]> {
  const wish = { choice: {}, format: "csv", language } as const;
  const { stream } = await exportList({} as MedusaContainer, table, wish);
  return (await text(stream)).slice(1).trimEnd().split("\r\n");
}

it.each(tables)("writes %s in every language, a cell for each heading", async (_name, table) => {
  const files = await Promise.all(languages.map((language) => writeLines(table, language)));
  const [heads, rows] = [files.map(([head]) => head), files.map((lines) => lines.slice(1))];
  expect(new Set(heads).size).toBe(languages.length);
  for (const lines of files) {
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toMatch(/undefined|\[object|NaN/);
    for (const line of lines) expect(line.split(";")).toHaveLength(table.columns.length);
  }
  expect(rows.map(({ length }) => length)).toEqual(files.map(() => rows[0]?.length));
});

it("writes numbers as the page shows them: losses, shares of which none is rounded to all, and open months as empty", async () => {
  const [, sinking] = await writeLines(comparedTables.sinking_products(adminSales, ""), "en");
  expect(sinking).toMatch(/;720000;90000;1;810000;9;/);
  const [, payme] = await writeLines(outcomeTables.paid_attempts(adminOperations, ""), "en");
  expect(payme).toBe("Payme;97.3;214;220");
  const [, late] = await writeLines(outcomeTables.late_shops(adminOperations, ""), "en");
  expect(late).toBe("Chinor;37;93.8;10;82.9;27;sel_1");
  const [, august, november] = await writeLines(cohortTables.cohorts(adminCohorts, ""), "en");
  expect(august).toBe("2026-08;84;25;21;35.7;30;40.5;34");
  expect(november).toBe("2026-11;57;;;;;;");
});

it("makes no formula of what was searched", async () => {
  const row = { words: "=cmd()", searches: 4, empty: 4 };
  const [, line] = await writeLines(
    searchTables.empty_searches({ ...adminSearches, empty: [row] }, ""),
    "ru",
  );
  expect(line).toBe("'=cmd();4;4");
});

it("lists those who are invited to the team below its administrators", async () => {
  const [, owner, guest] = await writeLines(teamExport(team), "en");
  expect(owner).toBe("Dilnoza;dilnoza@bezak.uz;owner;active;yes;2026-11-20 15:00;;;user_1");
  expect(guest).toMatch(
    /^;ali@bezak\.uz;support;invit\w+( expired)?;;;2026-11-20 15:00;2026-11-23 15:00;adminv_1$/,
  );
});
