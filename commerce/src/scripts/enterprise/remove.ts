import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ENTERPRISE, findEnterprisePackage, READ_IN } from "./paths.ts";

/** Names that only enterprise parts have: one outside the list means that the list is incomplete. */
const TELLTALE = /rbac|oidc/i;

const clone = resolve(import.meta.dirname, "../../../..");

/** Finds the installed folder of an engine package. Throws when its release differs from that of the list. */
function getFolder(name: string): string {
  const folder = [join(clone, "commerce"), clone]
    .map((root) => join(root, "node_modules", "@medusajs", name))
    .find((path) => existsSync(path));
  if (!folder) throw new Error(`@medusajs/${name} is not installed`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  if (version !== READ_IN)
    throw new Error(
      `@medusajs/${name} is ${version}: read ENTERPRISE-LICENSE.md of its source, then update the list of ${READ_IN} ` +
        "(commerce/src/scripts/enterprise/paths.ts)",
    );
  return join(folder, "dist");
}

/** Lists the files of one part. Throws when there are none, because the part was moved or renamed. */
function getFiles(folder: string, part: string): string[] {
  const around = join(folder, part.endsWith("/") ? part : dirname(part));
  const files = existsSync(around)
    ? readdirSync(around, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => findEnterprisePackage(path) !== undefined)
        .filter((path) => part.endsWith("/") || path.startsWith(`${join(folder, part)}.`))
    : [];
  if (files.length === 0) throw new Error(`${join(folder, part)} no longer exists`);
  return files;
}

/** Lists the engine's files that must not be distributed. Throws when the list does not match what is installed. */
export function enterpriseFiles(): string[] {
  const found = Object.entries(ENTERPRISE).flatMap(([name, parts]) => {
    const folder = getFolder(name);
    const files = new Set(parts.flatMap((part) => getFiles(folder, part)));
    const unknown = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TELLTALE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !files.has(path));
    if (unknown.length > 0)
      throw new Error(`missing from the list of enterprise parts: ${unknown.join(", ")}`);
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
