import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What the bundler tells of its modules. */
interface Build {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const source = (name: string) => fileURLToPath(new URL(`../src/${name}.tsx`, import.meta.url));

/** What every first visit loads at once, whatever its page. */
const everyPage = ["entry-client", "app/shop/shop-shell"].map(source);

/** Where most first visits begin. They do not load what only a product is made of. */
const firstPages = ["home", "catalog"].map((page) => source(`app/pages/${page}-page`));

/** Packages that export everything from one file. */
const doors: Record<string, string> = {
  "@bezak/ui-kit": fileURLToPath(new URL("../../ui-kit/src/index.ts", import.meta.url)),
  "lucide-react": fileURLToPath(
    new URL("../../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url),
  ),
};

const parts = (list: string) => list.split(",").map((one) => one.trim().split(/\s+as\s+/));

/** The files behind a door, by the name that it gives them: `default as Bell`, `Button`. */
function filesBehind(build: Build, door: string): Map<string, string> {
  const code = build.getModuleInfo(door)?.code ?? "";
  const lines = code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return new Map(
    [...lines].flatMap(([, list = "", from = ""]) =>
      parts(list).map((names): [string, string] => [names.at(-1) ?? "", resolve(dirname(door), from)]),
    ),
  );
}

/** Whoever imports a button from the kit does not import a dialog, nor every icon with one. */
function getImports(
  id: string,
  build: Build,
  behind: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  const { importedIds = [], code = "" } = build.getModuleInfo(id) ?? {};
  const whole = new Set(Object.values(doors));
  const used = [...behind].flatMap(([name, files]) => {
    const lists = (code ?? "").matchAll(
      new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["']`, "g"),
    );
    return [...lists].flatMap(([, list = ""]) => parts(list).map(([first = ""]) => files.get(first)));
  });
  return [...importedIds.filter((one) => !whole.has(one)), ...used.filter((one) => one !== undefined)];
}

/** Says of a module whether one of these loads it at once. */
function loadedBy(roots: readonly string[]): (id: string, build: Build) => boolean {
  let found: Set<string> | undefined;
  return (id, build) => {
    if (!found) {
      const behind = new Map(Object.entries(doors).map(([name, door]) => [name, filesBehind(build, door)]));
      found = new Set(roots);
      // a set grows while it is walked
      for (const one of found) for (const next of getImports(one, build, behind)) found.add(next);
    }
    return found.has(id);
  };
}

/** Whether these first visits load a module: a chunk of theirs holds nothing that only later pages share. */
export const onFirstVisits = () => loadedBy([...everyPage, ...firstPages]);

/** Whether a product's page loads it and those first visits do not. */
export function onProductsOnly(): (id: string, build: Build) => boolean {
  const onProducts = loadedBy([source("app/pages/product-page")]);
  const onFirst = onFirstVisits();
  return (id, build) => onProducts(id, build) && !onFirst(id, build);
}

/** Whether every first visit loads it: what panels share with the shop around pages is no chunk of its own. */
export const onEveryVisit = () => loadedBy(everyPage);
