import { globSync, readFileSync } from "node:fs";
import { declarations } from "./read-tokens.ts";

const root = new URL("../../", import.meta.url).pathname;
const files = globSync("{ui-kit,storefront}/src/**/*.css", { cwd: root }).filter(
  (file) => !file.startsWith("ui-kit/src/tokens/"),
);
const roles = new Set(declarations("roles.css").keys());

/** The colours that a selector sets in all its states (hovered, focused, ...). */
interface Painted {
  /** File and selector, for messages. */
  where: string;
  text: Set<string>;
  ground: Set<string>;
  line: Set<string>;
  /** Fills of drawn shapes. */
  area: Set<string>;
}

/** Every rule of the kit's and the storefront's style sheets that uses a role; states of one selector are combined. */
export function paintedRules(): Painted[] {
  const painted = new Map<string, Painted>();
  for (const file of files) {
    const css = readFileSync(root + file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    for (const [, selectors, body] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors!.split(/,(?![^(]*\))/)) {
        const where = `${file} ${withoutStates(selector)}`;
        const known = painted.get(where) ?? unpainted(where);
        painted.set(where, known);
        for (const [, property, value] of body!.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
          const kind = getKind(property!);
          if (kind) for (const role of rolesIn(value!)) known[kind].add(role);
        }
      }
    }
  }
  return [...painted.values()].filter(
    ({ text, ground, line, area }) => text.size + ground.size + line.size + area.size > 0,
  );
}

const unpainted = (where: string): Painted => ({
  where,
  text: new Set(),
  ground: new Set(),
  line: new Set(),
  area: new Set(),
});

function withoutStates(selector: string): string {
  return selector.trim().replace(/(?<!:):(?!:)[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
}

function getKind(property: string): Exclude<keyof Painted, "where"> | null {
  if (property === "color") return "text";
  if (property === "fill") return "area";
  if (/^background(-color|-image)?$/.test(property)) return "ground";
  if (
    /^(border|outline)(?!.*(radius|width|style|spacing|offset))|^(stroke|accent-color|caret-color)$/.test(
      property,
    )
  )
    return "line";
  return null;
}

function rolesIn(value: string): string[] {
  return [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!).filter((name) => roles.has(name));
}
