import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { registerHooks, type ResolveHookContext } from "node:module";
import { join, resolve } from "node:path";
import { commerceDir, compiledDir } from "./settings.ts";

/**
 * Where each file of a package finds another one, kept between the processes of the tests: looking it up on the disk
 * ten thousand times is a fifth of what a start costs. Load it after `resolve-modules.ts`, before anything of the engine.
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
    const key = keyOf(specifier, context);
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

/** Leaves what this process found to those that start after it. */
export function keepResolved(): void {
  if (added === 0) return;
  mkdirSync(compiledDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(Object.fromEntries(known)));
  renameSync(draft, file);
  added = 0;
}

/** Undefined for our own files, which come and go, and for what the engine is given instead of its own parts. */
function keyOf(specifier: string, { parentURL, conditions }: ResolveHookContext): string | undefined {
  if (!parentURL?.includes(PACKAGES) && /^[./#]|^(node|file|data):/.test(specifier)) return undefined;
  const folder = parentURL?.slice(0, parentURL.lastIndexOf("/"));
  return `${conditions.includes("require") ? "require" : "import"} ${folder} ${specifier}`;
}

/** Another one when packages were installed, or the rules of what stands in for them have changed. */
function fingerprint(): string {
  const hash = createHash("sha256").update(process.version + root);
  for (const source of [
    join(root, "node_modules/.package-lock.json"),
    ...["resolve-modules.ts", "enterprise/find-stub.ts", "enterprise/paths.ts"].map((name) =>
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
    // the first process of these packages
    return new Map();
  }
}
