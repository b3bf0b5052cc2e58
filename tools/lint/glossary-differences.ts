import type { Difference } from "./glossary-debt.ts";

/** What of oxlint's report is read. */
export interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

/**
 * Where the findings of the glossary's rule differ from what is allowed, by file and phrase. The rule reports each of too
 * many, and the number of too few.
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
