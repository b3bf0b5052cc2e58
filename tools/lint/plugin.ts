import { dirname, join, relative } from "node:path";
import type { ESLint, Rule } from "eslint";
import { glossaryTerms } from "./glossary-rule.ts";
import { checkImport, checkPackageImport } from "./import-boundaries.ts";
import { locateFile } from "./locate-file.ts";
import { rolesOnly } from "./roles-only.ts";
import { zodCarriers } from "./zod-carriers.ts";

const HERE = join(import.meta.dirname, "..", "..");
const TEST_FILE = /\.(test|spec|stories)\.tsx?$|(^|\/)(test|integration-tests|mocks|harness)\/|\.config\.ts$/;
/** The folders that our package names resolve to. */
const WORKSPACES: [name: string, folder: string][] = [
  ["@bezak/contract/", "adapters/contract/src/"],
  ["@bezak/adapters", "adapters/src/"],
  ["@bezak/commerce", "commerce/src/"],
  ["@bezak/ui-kit", "ui-kit/src/"],
  ["@bezak/storefront", "storefront/src/"],
];
const carriers = zodCarriers(join(HERE, "adapters", "contract", "src"));

/** The path of the linted file in the repository. */
function getFile({ settings, filename }: Rule.RuleContext): string {
  const { root } = settings["bezak"] as { root: string };
  return relative(root, filename).replaceAll("\\", "/");
}

/** The path in the repository that an import resolves to; null for a package. */
function resolvePath(file: string, source: string): string | null {
  if (source.startsWith(".")) return join(dirname(file), source);
  const workspace = WORKSPACES.find(([name]) => source.startsWith(name));
  return workspace ? join(workspace[1], source.slice(workspace[0].length)) : null;
}

function isTypeOnly(node: { importKind?: string; exportKind?: string }): boolean {
  return node.importKind === "type" || node.exportKind === "type";
}

/** Imports follow the boundaries of `import-boundaries.ts`. */
const importDirections: Rule.RuleModule = {
  meta: { type: "problem", schema: [], messages: { wrong: "{{reason}}." } },
  create(context) {
    const file = getFile(context);
    const from = locateFile(file);
    const check = (node: Rule.Node & { source?: unknown; importKind?: string; exportKind?: string }) => {
      const source = (node.source as { value?: unknown } | null)?.value;
      if (typeof source !== "string") return;
      const path = resolvePath(file, source.replace(/\?.*$/, ""));
      const isTest = TEST_FILE.test(file);
      const reason = path
        ? (checkImport(from, locateFile(path), isTest) ??
          checkValueImport(from.workspace, path, isTypeOnly(node), isTest))
        : checkPackageImport(from, source, isTest);
      if (reason) context.report({ node, messageId: "wrong", data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

function checkValueImport(workspace: string, path: string, isType: boolean, isTest: boolean): string | null {
  if (workspace !== "storefront" || isType || isTest || !path.startsWith("adapters/contract/src/"))
    return null;
  const name = path.slice("adapters/contract/src/".length);
  return carriers.has(name)
    ? `${name} brings zod to the browser: import only types from it (\`import type\`)`
    : null;
}

/** A barrel file hides where things are defined. */
const noBarrels: Rule.RuleModule = {
  meta: { type: "problem", schema: [], messages: { wrong: "No barrels: import from the file itself." } },
  create(context) {
    const file = getFile(context);
    if (file === "ui-kit/src/index.ts") return {};
    return {
      ExportAllDeclaration: (node) => context.report({ node, messageId: "wrong" }),
      "ExportNamedDeclaration[source]": (node: Rule.Node) => context.report({ node, messageId: "wrong" }),
    };
  },
};

const plugin: ESLint.Plugin = {
  meta: { name: "bezak" },
  rules: {
    "glossary-terms": glossaryTerms,
    "import-directions": importDirections,
    "no-barrels": noBarrels,
    "roles-only": rolesOnly,
  },
};

export default plugin;
