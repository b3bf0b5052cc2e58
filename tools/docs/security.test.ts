import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../directories.ts";
import { formatText } from "./format-text.ts";
import { ASVS_FILES, readAsvs, requiredRows, SECURITY_FILE, replaceCounts } from "./asvs.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const rows = readAsvs();
const files = [SECURITY_FILE, ...ASVS_FILES];

/** Paths of this repository among the texts in backticks. */
const IN_WORKSPACE =
  /^(adapters|commerce|docs|e2e|storefront|tools|ui-kit)\/|^(Caddyfile|SECURITY\.md|\.dockerignore)$/;
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path).filter((path) => IN_WORKSPACE.test(path));

const TEST = /`([^`]+)`(?: "([^"]+)")?/g;

/** The last column of a row: `` `path` "title"; `path` ``. */
function testsIn(text: string): { path: string; title: string | undefined }[] {
  return [...text.matchAll(TEST)].map(([, path = "", title]) => ({ path, title }));
}

/** Whether a string literal of the source is exactly the title. */
const hasTitle = (source: string, title: string) => source.includes(`"${title}"`);

describe("the table of the security standard", () => {
  it("has every requirement of levels 1 and 2 once, in order, at its level", () => {
    const required = requiredRows();
    expect(required).toHaveLength(253);
    expect(rows.map(({ number, level }) => [number, level])).toEqual(required);
  });

  it("has no row that the parser skips", () => {
    const lines = ASVS_FILES.flatMap((file) => read(file).match(/^\| \d.*$/gm) ?? []);
    expect(lines).toHaveLength(rows.length);
  });

  it("has its counts in docs/security.md; npm run format updates them", () => {
    const page = read(SECURITY_FILE);
    expect(page).toBe(formatText(SECURITY_FILE, replaceCounts(page, rows)));
  });

  it("says how each requirement is met, and names a test or a file", () => {
    for (const { number, state, how, tests } of rows) {
      expect([number, how.length > 3]).toEqual([number, true]);
      if (state === "met") expect([number, testsIn(tests).length > 0]).toEqual([number, true]);
    }
  });

  it("has only tests in its last column", () => {
    for (const { number, tests } of rows)
      expect([number, tests.replace(TEST, "").replaceAll("; ", "")]).toEqual([number, ""]);
  });

  it("names only existing tests, by their titles", () => {
    for (const { number, tests } of rows)
      for (const { path, title } of testsIn(tests)) {
        expect([number, path, /\.(test|spec)\.tsx?$/.test(path) && existsSync(join(ROOT, path))]).toEqual([
          number,
          path,
          true,
        ]);
        if (title)
          expect([number, path, title, hasTitle(read(path), title)]).toEqual([number, path, title, true]);
      }
  });
});

/** Sections and their parts; the standard's rows refer to them as "Section 4" and "Section 4, "Limits"". */
const HEADINGS: Record<string, string[]> = {
  "1. Permissions": [],
  "2. Signing in": [],
  "3. Sessions": [],
  "4. Input validation and limits": ["Limits", "Files", "Expensive operations", "Compression"],
  "5. Keys and algorithms": [],
  "6. Data: classes, storage and retention": [],
  "7. Connections": [],
  "8. Dependencies": [],
  "9. Logs": [],
  "10. The standard, requirement by requirement": [],
};

describe("the document of the shop's security", () => {
  const page = read(SECURITY_FILE);

  it("has the sections that the rows name, each with a table or a list of rules", () => {
    const found: Record<string, string[]> = {};
    for (const section of page.split(/^## /m).slice(1)) {
      const [title = ""] = section.split("\n");
      found[title] = [...section.matchAll(/^### (.+)$/gm)].map(([, part = ""]) => part);
    }
    expect(found).toEqual(HEADINGS);
    const parts = [...Object.values(HEADINGS).flat(), ...page.matchAll(/^- \*\*(\w+)\.\*\*/gm)].map((part) =>
      typeof part === "string" ? part : part[1],
    );
    for (const { number, how, tests } of rows) {
      const named = [...how.matchAll(/\bsection (\d+)(?:[^|;"]*, "([^"]+)")?/gi)];
      for (const [, section, part] of named) {
        const exists = Object.keys(HEADINGS).some((title) => title.startsWith(`${section}. `));
        expect([number, section, exists]).toEqual([number, section, true]);
        if (part) expect([number, parts.includes(part), part]).toEqual([number, true, part]);
      }
      // a row that only this file proves must refer to a section of the document
      if (tests === "`tools/docs/security.test.ts`")
        expect([number, named.length > 0]).toEqual([number, true]);
    }
  });

  it("lists exactly the keys that are derived", () => {
    const sources = globSync("commerce/src/**/*.ts", { cwd: ROOT }).filter(
      (file) => !file.endsWith(".test.ts"),
    );
    const used = sources.flatMap((file) =>
      [...read(file).matchAll(/(?:PURPOSE =|purpose:) "([\w-]+)"|(?:signFor|derivedKeys?)\("([\w-]+)"/g)].map(
        ([, named, written]) => named ?? written,
      ),
    );
    const keys = [...page.matchAll(/^\| … (.+?) +\|/gm)].flatMap(
      ([, cell = ""]) => cell.match(/[\w-]+/g) ?? [],
    );
    expect(keys.sort()).toEqual([...new Set(used)].sort());
  });

  it("meets at least 140 requirements of both levels together", () => {
    expect(rows.filter(({ state }) => state === "met").length).toBeGreaterThanOrEqual(140);
  });
});

describe.each(files)("%s", (file) => {
  const text = read(file);

  it("names only existing files", () => {
    const missing = pathsIn(text).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it("links only to existing files", () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);
    const missing = links.filter((path) => {
      const at = join(ROOT, dirname(file), path);
      return !existsSync(at) || !statSync(at).isFile();
    });
    expect(missing).toEqual([]);
  });
});
