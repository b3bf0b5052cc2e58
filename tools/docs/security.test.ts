import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import { describe, expect, it } from "vitest";
import { ROOT } from "../places.ts";
import { ASVS_FILES, readAsvs, requiredRows, SECURITY_FILE, withCounts } from "./asvs.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const rows = readAsvs();
const files = [SECURITY_FILE, ...ASVS_FILES];

/** Texts between backticks that are paths of this repository. */
const HOUSES =
  /^(adapters|commerce|docs|e2e|storefront|tools|ui-kit)\/|^(Caddyfile|SECURITY\.md|\.dockerignore)$/;
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path).filter((path) => HOUSES.test(path));

const TEST = /`([^`]+)`(?: "([^"]+)")?/g;

/** `` `path` "title"; `path` `` of a row's last column. */
function testsIn(text: string): { path: string; title: string | undefined }[] {
  return [...text.matchAll(TEST)].map(([, path = "", title]) => ({ path, title }));
}

/** Whether a string of the source is the whole title: a part of one, or of a comment, is none. */
const hasTitle = (source: string, title: string) => source.includes(`"${title}"`);

describe("the table of the security standard", () => {
  it("has every requirement of levels 1 and 2 once, in order, at its level", () => {
    const required = requiredRows();
    expect(required).toHaveLength(253);
    expect(rows.map(({ number, level }) => [number, level])).toEqual(required);
  });

  it("has no row that its reader passes over", () => {
    const lines = ASVS_FILES.flatMap((file) => read(file).match(/^\| \d.*$/gm) ?? []);
    expect(lines).toHaveLength(rows.length);
  });

  it("is counted in docs/security.md; npm run format counts anew", async () => {
    const options = await resolveConfig(join(ROOT, SECURITY_FILE));
    const page = read(SECURITY_FILE);
    const counted = await format(withCounts(page, rows), { ...options, filepath: SECURITY_FILE });
    expect(page).toBe(counted);
  });

  it("says how, and names a test or a file for what is met", () => {
    for (const { number, state, how, tests } of rows) {
      expect([number, how.length > 3]).toEqual([number, true]);
      if (state === "met") expect([number, testsIn(tests).length > 0]).toEqual([number, true]);
    }
  });

  it("has nothing beside tests in its last column", () => {
    for (const { number, tests } of rows)
      expect([number, tests.replace(TEST, "").replaceAll("; ", "")]).toEqual([number, ""]);
  });

  it("names tests that exist, with titles they have", () => {
    for (const { number, tests } of rows)
      for (const { path, title } of testsIn(tests)) {
        expect([number, path, /\.(test|spec)\.tsx?$/.test(path) && existsSync(join(ROOT, path))]).toEqual([
          ...[number, path, true],
        ]);
        if (title)
          expect([number, path, title, hasTitle(read(path), title)]).toEqual([number, path, title, true]);
      }
  });
});

describe.each(files)("%s", (file) => {
  const text = read(file);

  it("names files that exist", () => {
    const missing = pathsIn(text).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it("links to files that exist", () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);
    const missing = links.filter((path) => {
      const at = join(ROOT, dirname(file), path);
      return !existsSync(at) || !statSync(at).isFile();
    });
    expect(missing).toEqual([]);
  });
});
