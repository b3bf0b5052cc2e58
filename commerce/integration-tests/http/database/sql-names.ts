import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "../../../src");

/** A table, or one of its columns, that a statement in a file names. */
export interface SqlName {
  file: string;
  table: string;
  column?: string;
}

/** Text literals of a source that hold a statement or a part of one; `${...}` becomes a blank. */
function readStatements(source: string): string[] {
  const literals = source.match(/`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"/g) ?? [];
  return literals
    .filter((text) => /\b(?:select|insert into|update|delete from|join|from)\b/.test(text))
    .map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, " "));
}

const KEYWORDS = new Set([
  ..."as on set where using order group join left right inner cross full lateral limit for returning values select".split(
    " ",
  ),
  ..."when then and or not union except having offset with skip tablesample do default is in".split(" "),
]);

/** Tables of a statement by alias, and by their own names; what the statement itself makes (`with x as`) is null. */
function readTables(statement: string): Map<string, Set<string | null>> {
  const named = new Map<string, Set<string | null>>();
  const add = (alias: string, table: string | null) =>
    named.set(alias, (named.get(alias) ?? new Set()).add(table));
  const madeHere = /\b(\w+)(?: \([\w, ]+\))? as (?:not )?(?:materialized )?\(/g;
  const made = new Set([...statement.matchAll(madeHere)].map(([, name]) => name));
  const pattern =
    /\b(?:from|join|update|into)\s+(?:only\s+)?"?([a-z_]+)"?(?!["\w.(]|\s*\()(?:\s+(?:as\s+)?([a-z_]+)\b)?/g;
  for (const [, table = "", alias = ""] of statement.matchAll(pattern)) {
    if (KEYWORDS.has(table)) continue;
    const read = made.has(table) ? null : table;
    add(table, read);
    if (alias && !KEYWORDS.has(alias)) add(alias, read);
  }
  return named;
}

function* readNames(file: string, statement: string): Generator<SqlName> {
  const tables = readTables(statement);
  for (const [alias, [table]] of tables) if (alias === table) yield { file, table };
  for (const [, alias = "", column = ""] of statement.matchAll(/\b([a-z_]+)\."?([a-z_]+)\b"?(?!\()/g)) {
    const [table, ...others] = tables.get(alias) ?? [];
    // an alias of two tables in one statement says too little
    if (table && others.length === 0) yield { file, table, column };
  }
}

/** Every table that SQL of commerce names, and every column that it names with its table. */
export function readSqlNames(): SqlName[] {
  const files = globSync("**/*.ts", { cwd: SOURCES, exclude: ["**/migrations/**", "**/*.test.ts"] });
  return files.flatMap((file) =>
    readStatements(readFileSync(join(SOURCES, file), "utf8")).flatMap((statement) => [
      ...readNames(file, statement),
    ]),
  );
}
