import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { buildClient } from "../tools/client/build-client.ts";
import { ROOT } from "../tools/directories.ts";

const run = promisify(execFile);

const settings = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "es2024",
    module: "nodenext",
    lib: ["es2024", "dom"],
    types: [],
  },
};

/** Compiles files of a package that depends on the built client only, all at once; returns the first line of each error. */
async function compile(folder: string, files: Record<string, string>): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...settings, files: Object.keys(files) }));
  const compiler = join(ROOT, "node_modules", "typescript-native", "bin", "tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  // further lines of an error are indented
  return stdout.split("\n").filter((line) => /^\S/.test(line));
}

// compiles the contract twice, which takes a minute on a busy machine
test.setTimeout(180_000);

test("the client package compiles outside the repository and places an order as its README describes", async ({
  baseURL,
  request,
}, { outputDir }) => {
  const packages = join(outputDir, "node_modules");
  mkdirSync(join(packages, "@bezak"), { recursive: true });
  await buildClient(join(packages, "@bezak", "client"));
  symlinkSync(join(ROOT, "node_modules", "zod"), join(packages, "zod"));
  writeFileSync(join(outputDir, "package.json"), '{ "type": "module" }');
  const readme = readFileSync(join(ROOT, "tools", "client", "README.md"), "utf8");
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const email = `client-${Date.now()}@example.uz`;
  const password = "a long one";
  const signedUp = await request.post("/api/v1/auth/register", { data: { name: "Ali", email, password } });
  expect(signedUp.status()).toBe(201);
  const here = code.replace("https://bezak.uz", baseURL ?? "").replace("ali@example.uz", email);
  const lines = await compile(outputDir, {
    "example.ts": here,
    "wrong-query.ts": code.replace("inStock", "inStok"),
    "wrong-body.ts": code.replace("city: ", "town: "),
  });
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^wrong-body\.ts.*'town' does not exist/),
    expect.stringMatching(/^wrong-query\.ts.*'inStok' does not exist/),
  ]);
  const { stdout } = await run(process.execPath, [join(outputDir, "example.ts")]);
  expect(stdout).toMatch(/^\d{10}\n$/);
});
