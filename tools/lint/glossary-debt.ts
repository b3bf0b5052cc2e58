import { existsSync, readFileSync } from "node:fs";

/** How often each unwanted phrase may still occur. It only shrinks. */
export interface Debt {
  /** over all files; 0: every occurrence was renamed, and none may come back */
  phrases: Record<string, number>;
  /** by path, then by phrase */
  files: Record<string, Record<string, number>>;
}

/** What the linter said of one file and phrase. */
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

/** The files of a debt summed up by phrase. */
export function sumByPhrase(files: Debt["files"]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const counts of Object.values(files))
    for (const [phrase, count] of Object.entries(counts)) sums[phrase] = (sums[phrase] ?? 0) + count;
  return sums;
}

/**
 * The debt after the linter's differences. Files that are gone and phrases that the glossary no longer has are left out;
 * a phrase that the debt does not know yet is recorded as it is found.
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

/** A file is one line where it fits, as oxfmt leaves it. */
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
