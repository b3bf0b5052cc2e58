import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const ledger = resolve(here, "../modules/payment-ledger");
const interfaceOf = [
  "ledger",
  "attempt-state",
  "ledger-payment-provider",
  "gateway-reversal",
  "allowed-addresses",
  "leave-attempt",
  "unknown-callers",
];

/** Imports of a file from outside its folder, except packages and the ledger's interface. */
function foreignImports(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  return [...text.matchAll(/from "(\.[^"]+)"/g)]
    .map(([, path = ""]) => resolve(dirname(join(folder, file)), path))
    .filter((path) => relative(folder, path).startsWith(".."))
    .filter((path) => !interfaceOf.some((name) => path === join(ledger, `${name}.ts`)));
}

it.each(["payme", "click", "uzcard", "cash"])(
  "imports from the shop only the ledger's interface: %s",
  (name) => {
    const folder = join(here, name);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.flatMap((file) => foreignImports(folder, file))).toEqual([]);
    expect(files).toContain("README.md");
  },
);
