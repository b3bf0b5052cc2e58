import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { registerHooks, type ResolveHookContext } from "node:module";
import { join, resolve } from "node:path";
import { commerceDir, compiledDir } from "./settings.ts";

/**
 * Caches module resolution between the test processes: ten thousand lookups on disk take a fifth of a start. Must be
 * loaded after `resolve-modules.ts` and before anything of Medusa.
 */
interface Found {
  url: string;
  format?: string | null | undefined;
}

const PACKAGES = "/node_modules/";
const root = resolve(commerceDir, "..");
const file = join(compiledDir, `resolved-${fingerprint()}.json`);
const known = read();
let added = 0;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const key = toKey(specifier, context);
    const found = key && known.get(key);
    if (found) return { ...found, shortCircuit: true };
    const { url, format } = nextResolve(specifier, context);
    if (key && url.startsWith("file:") && url.includes(PACKAGES)) {
      known.set(key, { url, format });
      added += 1;
    }
    return { url, format };
  },
});

/** Writes what this process resolved to disk, for processes that start later. */
export function keepResolved(): void {
  if (added === 0) return;
  mkdirSync(compiledDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(Object.fromEntries(known)));
  renameSync(draft, file);
  added = 0;
}

/** Undefined for our own files, which change, and for modules that replace parts of Medusa. */
function toKey(specifier: string, { parentURL, conditions }: ResolveHookContext): string | undefined {
  if (!parentURL?.includes(PACKAGES) && /^[./#]|^(node|file|data):/.test(specifier)) return undefined;
  const folder = parentURL?.slice(0, parentURL.lastIndexOf("/"));
  return `${conditions.includes("require") ? "require" : "import"} ${folder} ${specifier}`;
}

/** Changes when packages are installed or the replacement rules change. */
function fingerprint(): string {
  const hash = createHash("sha256").update(process.version + root);
  for (const source of [
    join(root, "node_modules/.package-lock.json"),
    ...["resolve-modules.ts", "unneeded.ts", "enterprise/find-stub.ts", "enterprise/paths.ts"].map((name) =>
      join(commerceDir, "src/scripts", name),
    ),
  ]) {
    hash.update(readFileSync(source));
  }
  return hash.digest("hex").slice(0, 16);
}

function read(): Map<string, Found> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Found>));
  } catch {
    // the first process with these packages
    return new Map();
  }
}
