import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ENTERPRISE, enterprisePackageOf, READ_IN } from "./paths.ts";

/** Names that only such parts have: one of them elsewhere is a part that the list does not know. */
const TELLTALE = /rbac|oidc/i;

const clone = resolve(import.meta.dirname, "../../../..");

/** Where npm put a package of the engine. Throws when it is of another release than the list. */
function folderOf(name: string): string {
  const folder = [join(clone, "commerce"), clone]
    .map((root) => join(root, "node_modules", "@medusajs", name))
    .find((path) => existsSync(path));
  if (!folder) throw new Error(`@medusajs/${name} is not installed`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  if (version !== READ_IN)
    throw new Error(
      `@medusajs/${name} is ${version}: read ENTERPRISE-LICENSE.md of its source, then write the list of ${READ_IN} anew ` +
        "(commerce/src/scripts/enterprise/paths.ts)",
    );
  return join(folder, "dist");
}

/** The files of one part. Throws when there are none: it was moved or renamed. */
function filesOf(folder: string, part: string): string[] {
  const around = join(folder, part.endsWith("/") ? part : dirname(part));
  const files = existsSync(around)
    ? readdirSync(around, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => enterprisePackageOf(path) !== undefined)
        .filter((path) => part.endsWith("/") || path.startsWith(`${join(folder, part)}.`))
    : [];
  if (files.length === 0) throw new Error(`${join(folder, part)} is not there any more`);
  return files;
}

/** Every file of the engine that must not be handed on. Throws when the list does not fit what is installed. */
export function enterpriseFiles(): string[] {
  const found = Object.entries(ENTERPRISE).flatMap(([name, parts]) => {
    const folder = folderOf(name);
    const files = new Set(parts.flatMap((part) => filesOf(folder, part)));
    const unknown = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TELLTALE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !files.has(path));
    if (unknown.length > 0) throw new Error(`not on the list of enterprise parts: ${unknown.join(", ")}`);
    return [...files];
  });
  return found;
}

const { values } = parseArgs({ options: { remove: { type: "boolean", default: false } }, strict: false });
if (values.remove === true && process.argv[1] === import.meta.filename) {
  const files = enterpriseFiles();
  for (const file of files) rmSync(file);
  process.stdout.write(`Enterprise parts of the engine: ${files.length} files removed.\n`);
}
