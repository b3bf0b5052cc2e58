import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { addMessages, type MessageTree, type MessagePart } from "../i18n/texts.ts";
import { adminPages } from "./admin-routes.tsx";
import { routes, type RouteHandle } from "./routes.tsx";
import { sellerPages } from "./seller-routes.tsx";

type PanelPage = Pick<RouteHandle, "file" | "messages">;

const src = join(import.meta.dirname, "..");
const files = import.meta.glob<{ default: MessageTree }>("../i18n/*/ru.json", { eager: true });

/** All source files that a page consists of, including lazy ones unless `lazy` is false. */
function closure(file: string, lazy = true, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = lazy ? /(?:from|import\(?) ?"(\.[^"]+)"/g : /from "(\.[^"]+)"/g;
  const text = readFileSync(file, "utf8").replaceAll(/import type [^;]+;/g, "");
  for (const [, path] of text.matchAll(imports)) closure(join(dirname(file), path!), lazy, seen);
  return seen;
}

function readLoadedParts(file: string): MessagePart[] {
  const calls = readFileSync(file, "utf8").matchAll(/loadMessages\(\w+, \[([^\]]+)\]\)/g);
  return [...calls].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([\w-]+)"/g)].map(([, part]) => part as MessagePart),
  );
}

/** Message keys in a file: literals, and the fixed beginning of composed ones. */
function keysIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/["`]([a-z]+[A-Za-z]*\.[A-Za-z_.]+)(?:\$\{|["`])/g)].map(([, key]) => key!);
}

function getKeys(part: MessagePart): string[] {
  return [...addMessages(new Map(), files[`../i18n/${part}/ru.json`]!.default).keys()];
}

const everyKey = Object.values(files).flatMap((file) => [...addMessages(new Map(), file.default).keys()]);
const known = (key: string, keys: readonly string[]) => keys.some((other) => other.startsWith(key));

interface UsedMessages {
  parts: readonly MessagePart[];
  /** files loaded with the page, and all files including lazy ones */
  first: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** files that are loaded with the messages of `layers` (lib/use-loaded.ts) */
  layers?: ReadonlySet<string>;
}

function findMissingMessages({ parts, first, all, layers = new Set() }: UsedMessages): string[] {
  const loaded = parts.flatMap(getKeys);
  const loaders = [...all].map((file) => ({ parts: readLoadedParts(file), files: closure(file) }));
  const missing = [...all].flatMap((file) => {
    const loadedWith = loaders.filter(({ parts, files: under }) => parts.length > 0 && under.has(file));
    const later = [
      ...loadedWith.flatMap(({ parts }) => parts),
      ...(layers.has(file) ? ["layers" as const] : []),
    ];
    const there = first.has(file) ? loaded : [...loaded, ...later.flatMap(getKeys)];
    return keysIn(file)
      .filter((key) => known(key, everyKey) && !known(key, there))
      .map((key) => `${key} in ${relative(src, file)}`);
  });
  return [...new Set(missing)];
}

const together = (...sets: ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

const pages = (routes[0]?.children ?? []).filter(({ handle }) => (handle as Partial<RouteHandle>).file);

test.each(pages.map(({ path = "/", handle }) => ({ path, handle: handle as RouteHandle })))(
  "loads the messages that the page at $path uses",
  ({ handle }) => {
    const shell = (matchRoutes(routes, "/")?.[0]?.route.handle as RouteHandle).messages;
    const parts = [...shell, ...handle.messages];
    const page = join(src, "..", handle.file);
    const around = join(src, "app/shop/shop-shell.tsx");
    const first = together(closure(page, false), closure(around, false));
    const layers = closure(around);
    expect(findMissingMessages({ parts, first, all: together(closure(page), layers), layers })).toEqual([]);
    expect(parts.flatMap(getKeys).length).toBeGreaterThan(50);
  },
);

const panelPages = [
  ...adminPages.ru.flatMap(({ path = "", handle }) =>
    handle ? [{ panel: "admin/admin-panel.tsx", at: "/admin", path, ...(handle as PanelPage) }] : [],
  ),
  ...sellerPages.map(({ path, name, messages }) => ({
    panel: "seller/seller-shell.tsx",
    at: "/seller",
    path,
    messages,
    file: `src/app/seller/${name}-page.tsx`,
  })),
];

test.each(panelPages)(
  "loads the messages that the panel's page at $at/$path uses",
  ({ panel, at, file, messages }) => {
    const shell = (matchRoutes(routes, at)?.at(-1)?.route.handle as RouteHandle).messages;
    const page = join(src, "..", file);
    const around = join(src, "app", panel);
    const first = together(closure(page, false), closure(around, false));
    const all = together(first, closure(page));
    const used = { parts: [...shell, ...messages], first, all, layers: closure(around) };
    expect(findMissingMessages(used)).toEqual([]);
    expect(existsSync(page)).toBe(true);
  },
);
