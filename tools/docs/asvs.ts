import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../directories.ts";
import { asvsLevels } from "./asvs-levels.ts";

export const ASVS_FILES = ["asvs-1-to-5.md", "asvs-6-to-10.md", "asvs-11-to-17.md"].map((name) =>
  join("docs", "security", name),
);

export const SECURITY_FILE = join("docs", "security.md");

export const asvsStates = ["met", "not met", "not applicable"] as const;

export type AsvsState = (typeof asvsStates)[number];

export interface AsvsRow {
  /** `3.4.1` */
  number: string;
  level: number;
  requirement: string;
  state: AsvsState;
  how: string;
  /** paths and titles of tests */
  tests: string;
}

const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| (.*?) \| (met|not met|not applicable) \| (.*?) \| (.*?) ?\|$/gm;

/** The rows of one table, in order. */
export function readRows(text: string): AsvsRow[] {
  return [...text.matchAll(ROW)].map(
    ([, number = "", level, requirement = "", state, how = "", tests = ""]) => ({
      number,
      requirement,
      how,
      tests,
      level: Number(level),
      state: state as AsvsState,
    }),
  );
}

export const readAsvs = (): AsvsRow[] =>
  ASVS_FILES.flatMap((file) => readRows(readFileSync(join(ROOT, file), "utf8")));

/** The standard's requirements of levels 1 and 2: `[number, level]`. */
export function requiredRows(): [number: string, level: number][] {
  return Object.entries(asvsLevels).flatMap(([section, levels]) =>
    [...levels].flatMap((level, index): [string, number][] =>
      level === "3" ? [] : [[`${section}.${index + 1}`, Number(level)]],
    ),
  );
}

const count = (rows: AsvsRow[], level: number, state: AsvsState) =>
  rows.filter((row) => row.level === level && row.state === state).length;

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

/** The number of met requirements by chapter and level, as a table and a sentence. */
export function formatCounts(rows: AsvsRow[]): string {
  const chapters = Map.groupBy(rows, ({ number }) => Number(number.split(".")[0]));
  const cells = (some: AsvsRow[]) =>
    [1, 2].flatMap((level) => asvsStates.map((state) => count(some, level, state) || "–"));
  const met = rows.filter(({ state }) => state === "met").length;
  const applicable = rows.filter(({ state }) => state !== "not applicable").length;
  return [
    `${met} of ${applicable} applicable requirements are met: level 1 ${count(rows, 1, "met")} of ` +
      `${count(rows, 1, "met") + count(rows, 1, "not met")}, level 2 ${count(rows, 2, "met")} of ` +
      `${count(rows, 2, "met") + count(rows, 2, "not met")}.`,
    "",
    line([
      "chapter",
      "L1 met",
      "L1 not met",
      "L1 not applicable",
      "L2 met",
      "L2 not met",
      "L2 not applicable",
    ]),
    line(Array.from({ length: 7 }, () => "---")),
    ...[...chapters].map(([chapter, some]) => line([chapter, ...cells(some)])),
    line(["**all**", ...cells(rows)]),
  ].join("\n");
}

const COUNTS = /(<!-- counts -->)[^]*?(<!-- \/counts -->)/;

export const replaceCounts = (page: string, rows: AsvsRow[]): string =>
  page.replace(COUNTS, (_, begin: string, end: string) => `${begin}\n\n${formatCounts(rows)}\n\n${end}`);
