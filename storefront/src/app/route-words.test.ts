import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { addMessages, type MessageTree, type WordPart } from "../i18n/texts.ts";
import { routes, type RouteHandle } from "./routes.tsx";

const src = join(import.meta.dirname, "..");
const files = import.meta.glob<{ default: MessageTree }>("../i18n/*/ru.json", { eager: true });

/** Every source file a page is made of, what it loads later included unless told. */
function closure(file: string, later = true, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = later ? /(?:from|import\(?) ?"(\.[^"]+)"/g : /from "(\.[^"]+)"/g;
  const text = readFileSync(file, "utf8").replaceAll(/import type [^;]+;/g, "");
  for (const [, path] of text.matchAll(imports)) closure(join(dirname(file), path!), later, seen);
  return seen;
}

/** Parts of the words that a file fetches together with code it loads later. */
function partsBroughtBy(file: string): WordPart[] {
  const calls = readFileSync(file, "utf8").matchAll(/loadWords\(\w+, \[([^\]]+)\]\)/g);
  return [...calls].flatMap(([, list = ""]) =>
    [...list.matchAll(/"(\w+)"/g)].map(([, part]) => part as WordPart),
  );
}

/** Keys a file names: whole ones, and the fixed beginning of those made up on the spot. */
function keysIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/["`]([a-z]+[A-Za-z]*\.[A-Za-z_.]+)(?:\$\{|["`])/g)].map(([, key]) => key!);
}

function keysOf(part: WordPart): string[] {
  return [...addMessages(new Map(), files[`../i18n/${part}/ru.json`]!.default).keys()];
}

const everyKey = Object.values(files).flatMap((file) => [...addMessages(new Map(), file.default).keys()]);
const known = (key: string, keys: readonly string[]) => keys.some((other) => other.startsWith(key));

const pages = (routes[0]?.children ?? []).filter(({ handle }) => (handle as Partial<RouteHandle>).file);

test.each(pages.map(({ path = "/", handle }) => ({ path, handle: handle as RouteHandle })))(
  "the page at $path has the words it says",
  ({ handle }) => {
    const shell = (matchRoutes(routes, "/")?.[0]?.route.handle as RouteHandle).words;
    const parts = [...shell, ...handle.words];
    const loaded = parts.flatMap(keysOf);
    const roots = [join(src, "..", handle.file), join(src, "app/shop/shop-shell.tsx")];
    const first = new Set(roots.flatMap((root) => [...closure(root, false)]));
    const all = new Set(roots.flatMap((root) => [...closure(root)]));
    // what the shell loads later comes with words of its own (lib/use-loaded.ts)
    const layers = new Set(closure(roots[1]!));
    const bringers = [...all].map((file) => ({ parts: partsBroughtBy(file), files: closure(file) }));
    const missing = [...all].flatMap((file) => {
      const brought = bringers.filter(({ parts, files: under }) => parts.length > 0 && under.has(file));
      const later = [
        ...brought.flatMap(({ parts }) => parts),
        ...(layers.has(file) ? ["layers" as const] : []),
      ];
      const there = first.has(file) ? loaded : [...loaded, ...later.flatMap(keysOf)];
      return keysIn(file)
        .filter((key) => known(key, everyKey) && !known(key, there))
        .map((key) => `${key} in ${relative(src, file)}`);
    });
    expect([...new Set(missing)]).toEqual([]);
    expect(loaded.length).toBeGreaterThan(50);
  },
);
