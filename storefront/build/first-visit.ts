import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What the bundler tells of its modules. */
interface Build {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const source = (name: string) => fileURLToPath(new URL(`../src/${name}.tsx`, import.meta.url));

/** Where first visits begin; each loads what it imports at once. */
const firstPages = [
  ...["entry-client", "app/shop/shop-shell", "app/pages/home-page", "app/pages/catalog-page"],
  "app/pages/product-page",
].map(source);

const kit = fileURLToPath(new URL("../../ui-kit/src/index.ts", import.meta.url));

/** `a, b as c` -> a, b */
const namesIn = (list: string) => list.split(",").map((one) => one.trim().split(/\s+as\s+/)[0] ?? "");

function kitFiles(build: Build): Map<string, string> {
  const code = build.getModuleInfo(kit)?.code ?? "";
  const lines = code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return new Map(
    [...lines].flatMap(([, list = "", from = ""]) =>
      namesIn(list).map((name): [string, string] => [name, resolve(dirname(kit), from)]),
    ),
  );
}

/** The kit exports everything from one file; whoever imports a button from it does not import a dialog. */
function importsOf(id: string, build: Build, ofKit: ReadonlyMap<string, string>): string[] {
  const { importedIds = [], code = "" } = build.getModuleInfo(id) ?? {};
  const names = [...(code ?? "").matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@bezak\/ui-kit["']/g)];
  const used = names.flatMap(([, list = ""]) => namesIn(list)).map((name) => ofKit.get(name));
  return [...importedIds.filter((one) => one !== kit), ...used.filter((one) => one !== undefined)];
}

/** Says of a module whether first visits load it: a chunk of theirs holds nothing that only later pages share. */
export function onFirstVisits(): (id: string, build: Build) => boolean {
  let found: Set<string> | undefined;
  return (id, build) => {
    if (!found) {
      const ofKit = kitFiles(build);
      found = new Set(firstPages);
      // a set grows while it is walked
      for (const one of found) for (const next of importsOf(one, build, ofKit)) found.add(next);
    }
    return found.has(id);
  };
}
