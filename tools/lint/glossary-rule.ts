import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Rule } from "eslint";
import { visitDeclaredNames, visitTestTitles } from "./declared-names.ts";
import { findUnwanted, parseGlossary, type Finding, type Glossary, type Kind } from "./glossary.ts";

export const GLOSSARY_FILE = "docs/glossary.md";
const TEST_FILE = /\.(test|spec)\.tsx?$|(^|\/)(test|integration-tests|harness|e2e)\//;

interface Lists {
  root: string;
  glossary: Glossary;
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
 * File names, declared names and test titles use the terms of the glossary, except stored names that the glossary lists for
 * the file.
 */
export const glossaryTerms: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      unwanted: '`{{phrase}}` in {{label}} "{{name}}": say "{{term}}" (docs/glossary.md).',
      unused: "`{{name}}` is listed as a stored name of this file and is not used here (docs/glossary.md).",
    },
  },
  create(context) {
    const { root } = context.settings["bezak"] as { root: string };
    const path = relative(root, context.filename).replaceAll("\\", "/");
    const known = listsIn(root);
    const unused = new Set(known.glossary.stored.get(path));
    const check = (kind: Kind) => (node: Rule.Node | null, name: string) => {
      if (known.glossary.stored.get(path)?.has(name)) {
        unused.delete(name);
        return;
      }
      for (const { phrase, term } of findCached(known, name, kind)) {
        const data = { phrase, label: label[kind], name, term };
        context.report({ ...(node ? { node } : { loc: TOP }), messageId: "unwanted", data });
      }
    };
    return {
      ...visitDeclaredNames(check("names")),
      ...(TEST_FILE.test(path) ? visitTestTitles(check("titles")) : {}),
      "Program:exit"() {
        check("files")(null, basename(path).replace(/\..*/, ""));
        for (const name of unused) context.report({ loc: TOP, messageId: "unused", data: { name } });
      },
    };
  },
};
