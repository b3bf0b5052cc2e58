import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The bundler's module information. */
interface Build {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const source = (name: string) => fileURLToPath(new URL(`../src/${name}.tsx`, import.meta.url));

/** Roots of every first visit, whatever its page. */
const everyPage = ["entry-client", "app/shop/shop-shell"].map(source);

/** Pages of most first visits. They do not load what only a product's page needs. */
const firstPages = ["home", "catalog"].map((page) => source(`app/pages/${page}-page`));

/** Packages that export everything from one file. */
const doors: Record<string, string> = {
  "@bezak/ui-kit": fileURLToPath(new URL("../../ui-kit/src/index.ts", import.meta.url)),
  "lucide-react": fileURLToPath(
    new URL("../../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url),
  ),
};

const parts = (list: string) => list.split(",").map((one) => one.trim().split(/\s+as\s+/));

/** Files that a package's index exports, by the name that it gives them: `default as Bell`, `Button`. */
function filesBehind(build: Build, door: string): Map<string, string> {
  const code = build.getModuleInfo(door)?.code ?? "";
  const lines = code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return new Map(
    [...lines].flatMap(([, list = "", from = ""]) =>
      parts(list).map((names): [string, string] => [names.at(-1) ?? "", resolve(dirname(door), from)]),
    ),
  );
}

/** Follows imports through an index: importing a button does not import all dialogs and icons. */
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

/** Returns a predicate for the modules that the roots import statically. */
function loadedBy(roots: readonly string[]): (id: string, build: Build) => boolean {
  let found: Set<string> | undefined;
  return (id, build) => {
    if (!found) {
      const behind = new Map(Object.entries(doors).map(([name, door]) => [name, filesBehind(build, door)]));
      found = new Set(roots);
      // the set grows during the iteration
      for (const one of found) for (const next of getImports(one, build, behind)) found.add(next);
    }
    return found.has(id);
  };
}

/** Modules that most first visits load, so that their chunks contain nothing that only other pages need. */
export const onFirstVisits = () => loadedBy([...everyPage, ...firstPages]);

/** Modules that a product's page loads and other first visits do not. */
export function onProductsOnly(): (id: string, build: Build) => boolean {
  const onProducts = loadedBy([source("app/pages/product-page")]);
  const onFirst = onFirstVisits();
  return (id, build) => onProducts(id, build) && !onFirst(id, build);
}

/** Modules that every first visit loads; those that panels also use get no chunk of their own. */
export const onEveryVisit = () => loadedBy(everyPage);
