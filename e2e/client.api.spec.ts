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

/** Compiles `code` in a package that depends on the built client only; returns the compiler's output. */
async function compile(folder: string, code: string): Promise<string> {
  writeFileSync(join(folder, "example.ts"), code);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...settings, files: ["example.ts"] }));
  const compiler = join(ROOT, "node_modules", "typescript-native", "bin", "tsc");
  return run(process.execPath, [compiler, "-p", folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

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
  expect(await compile(outputDir, code.replace("inStock", "inStok"))).toContain("'inStok' does not exist");
  expect(await compile(outputDir, code.replace("city: ", "town: "))).toContain("'town' does not exist");

  const email = `client-${Date.now()}@example.uz`;
  const password = "a long one";
  const signedUp = await request.post("/api/v1/auth/register", { data: { name: "Ali", email, password } });
  expect(signedUp.status()).toBe(201);
  const here = code.replace("https://bezak.uz", baseURL ?? "").replace("ali@example.uz", email);
  expect(await compile(outputDir, here)).toBe("");
  const { stdout } = await run(process.execPath, [join(outputDir, "example.ts")]);
  expect(stdout).toMatch(/^\d{10}\n$/);
});
