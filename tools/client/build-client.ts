import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../directories.ts";

const run = promisify(execFile);
const CONTRACT = join(ROOT, "adapters", "contract");
const ENTRIES = ["client.ts", "routes/all.ts"];

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/**
 * Empties `folder` and writes the client package into it: the contract as JavaScript with declarations, a manifest and a
 * README.
 * @throws Error with the compiler's output
 */
export async function buildClient(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    outDir: folder,
    rootDir: join(CONTRACT, "src"),
    typeRoots: [join(ROOT, "node_modules", "@types")],
  };
  const files = ENTRIES.map((file) => join(CONTRACT, "src", file));
  const config = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions, files };
  writeFileSync(settings, JSON.stringify(config));
  const compiler = join(ROOT, "node_modules", "typescript-native", "bin", "tsc");
  await run(process.execPath, [compiler, "-p", settings]).catch((error: unknown) => {
    throw new Error(
      `The client does not compile:\n${(error as { stdout?: string }).stdout ?? String(error)}`,
    );
  });
  rmSync(settings);
  nameCompiledFiles(folder);
  const { version, license, dependencies } = JSON.parse(
    readFileSync(join(CONTRACT, "package.json"), "utf8"),
  ) as Manifest;
  const manifest = {
    name: "@bezak/client",
    version,
    license,
    type: "module",
    sideEffects: false,
    exports: { "./*": "./*" },
    dependencies,
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(import.meta.dirname, "README.md"), join(folder, "README.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}

/** The declarations import `.ts` files, which the package does not have. */
function nameCompiledFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".d.ts")) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(/((?:from |import\()"\.[^"]*)\.ts"/g, '$1.js"'));
  }
}
