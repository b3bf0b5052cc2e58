import { readFileSync } from "node:fs";
import type { Oklch } from "./oklch.ts";

export type Theme = "light" | "dark";

const folder = new URL("../src/tokens/", import.meta.url);

/** Custom properties of a token file by name, as written. */
export function declarations(file: string): Map<string, string> {
  const css = readFileSync(new URL(file, folder), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Colours of the scales and roles. @throws Error for an unknown name */
export function colours(theme: Theme): (name: string) => Oklch {
  const all = new Map([...declarations("scales.css"), ...declarations("roles.css")]);
  const resolve = (value: string): Oklch => {
    const pair = /^light-dark\(((?:[^()]|\([^()]*\))*),\s*((?:[^()]|\([^()]*\))*)\)$/.exec(value);
    if (pair) return resolve(theme === "light" ? pair[1]! : pair[2]!);
    const reference = /^var\(--([\w-]+)\)$/.exec(value);
    if (reference) return lookUp(reference[1]!);
    const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(value);
    if (!parts) throw new Error(`not a colour: ${value}`);
    const [lightness, chroma, hue] = parts.slice(1, 4).map(Number) as [number, number, number];
    return { lightness, chroma, hue, ...(parts[4] ? { alpha: Number(parts[4]) / 100 } : {}) };
  };
  const lookUp = (name: string): Oklch => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`no such token: --${name}`);
    return resolve(value);
  };
  return lookUp;
}
