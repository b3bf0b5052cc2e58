import { existsSync, readFileSync } from "node:fs";

/** How often each unwanted phrase may still occur. The counts only shrink. */
export interface Debt {
  /** totals of all files; a phrase at 0 must not occur again */
  phrases: Record<string, number>;
  /** by path, then by phrase */
  files: Record<string, Record<string, number>>;
}

/** The linter's report of one file and phrase. */
export interface Difference {
  file: string;
  phrase: string;
  /** occurrences now */
  found: number;
}

export const NO_DEBT: Debt = { phrases: {}, files: {} };
const LINE_WIDTH = 110;

/** @throws SyntaxError when the file is not JSON */
export function readDebt(file: string): Debt {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Debt) : NO_DEBT;
}

export function sumByPhrase(files: Debt["files"]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const counts of Object.values(files))
    for (const [phrase, count] of Object.entries(counts)) sums[phrase] = (sums[phrase] ?? 0) + count;
  return sums;
}

/**
 * The debt, updated by the linter's differences. Deleted files and phrases that the glossary no longer has are removed; a
 * new phrase is recorded as found.
 * @throws Error that names the phrases which occur more often than before
 */
export function updateDebt(
  debt: Debt,
  differences: readonly Difference[],
  { phrases, exists }: { phrases: ReadonlySet<string>; exists: (file: string) => boolean },
): Debt {
  const counts = new Map(Object.entries(debt.files).map(([file, count]) => [file, { ...count }]));
  for (const { file, phrase, found } of differences)
    counts.set(file, { ...counts.get(file), [phrase]: found });
  const files: Debt["files"] = {};
  for (const [file, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const left = Object.entries(count).filter(([phrase, found]) => found > 0 && phrases.has(phrase));
    if (left.length > 0 && exists(file)) files[file] = Object.fromEntries(left.sort());
  }
  const sums = sumByPhrase(files);
  const grown = Object.entries(debt.phrases).filter(([phrase, count]) => (sums[phrase] ?? 0) > count);
  if (grown.length > 0)
    throw new Error(
      grown
        .map(([phrase, count]) => `\`${phrase}\` occurs ${sums[phrase]} times, ${count} were left`)
        .join("\n"),
    );
  const known = [...new Set([...Object.keys(debt.phrases), ...Object.keys(sums)])].sort();
  return {
    phrases: Object.fromEntries(
      known.filter((phrase) => phrases.has(phrase)).map((phrase) => [phrase, sums[phrase] ?? 0]),
    ),
    files,
  };
}

/** Each file is one line where it fits, as oxfmt formats it. */
export function formatDebt({ phrases, files }: Debt): string {
  const entry = ([name, value]: [string, unknown]) => `"${name}": ${JSON.stringify(value)}`;
  const row = ([file, counts]: [string, Record<string, number>]) => {
    const pairs = Object.entries(counts).map(([phrase, count]) => entry([phrase, count]));
    const line = `    ${JSON.stringify(file)}: { ${pairs.join(", ")} }`;
    if (line.length < LINE_WIDTH) return line;
    return `    ${JSON.stringify(file)}: {\n${pairs.map((pair) => `      ${pair}`).join(",\n")}\n    }`;
  };
  const block = (lines: string[]) => (lines.length > 0 ? `{\n${lines.join(",\n")}\n  }` : "{}");
  const totals = block(Object.entries(phrases).map((one) => `    ${entry(one)}`));
  return `{\n  "phrases": ${totals},\n  "files": ${block(Object.entries(files).map(row))}\n}\n`;
}
