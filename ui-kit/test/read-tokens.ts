import { readFileSync } from "node:fs";
import Color from "colorjs.io";

export type Theme = "light" | "dark";

const folder = new URL("../src/tokens/", import.meta.url);

/** Custom properties of a token file by name, as written. */
export function declarations(file: string): Map<string, string> {
  const css = readFileSync(new URL(file, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Colours of the scales and roles. @throws Error for an unknown name or what is no colour */
export function colours(theme: Theme): (name: string) => Color {
  const all = new Map([...declarations("scales.css"), ...declarations("roles.css")]);
  const resolve = (value: string): Color => {
    const pair = /^light-dark\(((?:[^()]|\([^()]*\))*),\s*((?:[^()]|\([^()]*\))*)\)$/.exec(value);
    if (pair) return resolve(theme === "light" ? pair[1]! : pair[2]!);
    const reference = /^var\(--([\w-]+)\)$/.exec(value);
    if (reference) return lookUp(reference[1]!);
    return new Color(value);
  };
  const lookUp = (name: string): Color => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`no such token: --${name}`);
    return resolve(value);
  };
  return lookUp;
}
