import type { Difference } from "./glossary-debt.ts";

/** The fields of oxlint's report that we read. */
export interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

/**
 * Where the findings of the glossary rule differ from the allowed numbers, by file and phrase. The rule reports every
 * finding when there are too many, and their number when there are too few.
 */
export function readDifferences(diagnostics: readonly Diagnostic[]): Difference[] {
  const differences = new Map<string, Difference>();
  for (const { code, message, filename: file } of diagnostics) {
    if (code !== "bezak(glossary-terms)") continue;
    const [, phrase, fewer] = /^`([^`]+)` (?:in |occurs (\d+) times)/.exec(message) ?? [];
    if (!phrase) throw new Error(`${file}: the glossary could not be checked: ${message}`);
    const key = `${file} ${phrase}`;
    const found = fewer === undefined ? (differences.get(key)?.found ?? 0) + 1 : Number(fewer);
    differences.set(key, { file, phrase, found });
  }
  return [...differences.values()];
}
