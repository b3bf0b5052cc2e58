import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Rule } from "eslint";
import { visitDeclaredNames, visitTestTitles } from "./declared-names.ts";
import { readDebt, type Debt } from "./glossary-debt.ts";
import { findUnwanted, parseGlossary, type Finding, type Glossary, type Kind } from "./glossary.ts";

export const GLOSSARY_FILE = "docs/glossary.md";
export const DEBT_FILE = "tools/lint/glossary-debt.json";
const TEST_FILE = /\.(test|spec)\.tsx?$|(^|\/)(test|integration-tests|harness|e2e)\//;

interface Lists {
  root: string;
  glossary: Glossary;
  debt: Debt;
  /** findings by kind and name, since most names occur in many files */
  found: Map<string, readonly Finding[]>;
}
let lists: Lists | undefined;

/** Reads the glossary and the debt once for all files of a run. */
function listsIn(root: string): Lists {
  if (lists?.root !== root)
    lists = {
      root,
      glossary: parseGlossary(readFileSync(join(root, GLOSSARY_FILE), "utf8")),
      debt: readDebt(join(root, DEBT_FILE)),
      found: new Map(),
    };
  return lists;
}

function findCached({ glossary, found }: Lists, name: string, kind: Kind): readonly Finding[] {
  const key = `${kind} ${name}`;
  let findings = found.get(key);
  if (!findings) found.set(key, (findings = findUnwanted(glossary, name, kind)));
  return findings;
}

/** The position of reports about a whole file. */
const TOP = { line: 1, column: 0 };
const label: Record<Kind, string> = { files: "the file name", names: "the name", titles: "the test title" };

/**
 * File names, declared names and test titles use the terms of the glossary. A file has exactly as many unwanted phrases as
 * `glossary-debt.json` says; after a rename `write-glossary-debt.ts` lowers the number.
 */
export const glossaryTerms: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      unwanted: '`{{phrase}}` in {{label}} "{{name}}": say "{{term}}" (docs/glossary.md{{allowed}}).',
      fewer:
        "`{{phrase}}` occurs {{count}} times, {{allowed}} are allowed: `node tools/lint/write-glossary-debt.ts`.",
    },
  },
  create(context) {
    const { root } = context.settings["bezak"] as { root: string };
    const path = relative(root, context.filename).replaceAll("\\", "/");
    const known = listsIn(root);
    const reports = new Map<string, { node: Rule.Node | null; kind: Kind; name: string; term: string }[]>();
    const check = (kind: Kind) => (node: Rule.Node | null, name: string) => {
      for (const { phrase, term } of findCached(known, name, kind))
        reports.set(phrase, [...(reports.get(phrase) ?? []), { node, kind, name, term }]);
    };
    return {
      ...visitDeclaredNames(check("names")),
      ...(TEST_FILE.test(path) ? visitTestTitles(check("titles")) : {}),
      "Program:exit"() {
        check("files")(null, basename(path).replace(/\..*/, ""));
        const allowed = known.debt.files[path] ?? {};
        for (const phrase of new Set([...reports.keys(), ...Object.keys(allowed)])) {
          const found = reports.get(phrase) ?? [];
          const most = allowed[phrase] ?? 0;
          if (found.length < most) {
            const data = { phrase, count: String(found.length), allowed: String(most) };
            context.report({ loc: TOP, messageId: "fewer", data });
          }
          if (found.length > most)
            for (const { node, kind, name, term } of found) {
              const note = most > 0 ? `; ${found.length} here, ${most} allowed` : "";
              const data = { phrase, label: label[kind], name, term, allowed: note };
              context.report({ ...(node ? { node } : { loc: TOP }), messageId: "unwanted", data });
            }
        }
      },
    };
  },
};
