import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";

interface Entry {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}
const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

/** Resolves a dependency as Node does: beside the package, then in its parent folders. */
function isLocked(user: string, name: string): boolean {
  for (let at = user; ; at = at.slice(0, Math.max(at.lastIndexOf("/node_modules/"), 0))) {
    if (`${at && `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === "") return false;
  }
}

// `npm ci` refuses a lock file that leaves out another system's package, and `npm install` leaves it out when the registry
// does not have it.
test("names every optional package in the lock file, also those of other systems", () => {
  const missing = Object.entries(lock.packages).flatMap(([user, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(user, name))
      .map((name) => `${user} -> ${name}`),
  );
  expect(missing).toEqual([]);
});

test("names no registry in the lock file", () => {
  const named = Object.values(lock.packages).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(named).toEqual([]);
});

/** Our workspaces are links to folders; everything else is downloaded. */
const downloaded = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

// Without a hash, whatever the registry sends is installed.
test("has the hash of every downloaded package in the lock file, also for other systems", () => {
  expect(downloaded.length).toBeGreaterThan(1000);
  const unhashed = downloaded.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unhashed.map(([path]) => path)).toEqual([]);
});

// The engine's own version, 4.2, adds fifty functions to each of its 10,000 schemas: 75 MB in every commerce process.
test("installs one copy of zod for the engine and the contract", () => {
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith("node_modules/zod"));
  expect(copies).toEqual(["node_modules/zod"]);
});
