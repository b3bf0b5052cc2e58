import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { findEnterprisePackage } from "./paths.ts";
import { enterpriseFiles } from "./remove.ts";
import { findStub } from "./find-stub.ts";

const files = enterpriseFiles();

test("the list of the engine's enterprise parts matches what is installed", () => {
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const packages = new Set(files.map(findEnterprisePackage));
  expect([...packages].sort()).toEqual([
    "core-flows",
    "framework",
    "link-modules",
    "medusa",
    "types",
    "utils",
  ]);
});

test("each enterprise part resolves to a stub, by every form of its specifier", () => {
  for (const file of files.filter((path) => path.endsWith(".js"))) {
    const parent = pathToFileURL(file.replace(/[^/]+$/, "other.js")).href;
    const name = file.split("/").at(-1) ?? "";
    for (const specifier of [file, pathToFileURL(file).href, `./${name}`, `./${name.replace(".js", "")}`])
      if (specifier.startsWith(".") && !/rbac|polic|permission|roles|oidc/.test(name)) continue;
      else
        expect([specifier, findStub(specifier, parent)]).toEqual([
          specifier,
          expect.stringMatching(/\.cjs$/),
        ]);
  }
});

test("a stub defines no link", () => {
  const definition = files.find((path) => path.endsWith("user-rbac-role.js")) ?? "";
  const stub = findStub(definition, undefined) ?? "";
  expect(Object.keys(createRequire(import.meta.url)(new URL(stub).pathname) as object)).toEqual([]);
});

test.each([
  ["./define-config", "utils/dist/modules-sdk/index.js"],
  ["./promotion", "medusa/dist/policies/index.js"],
  ["../../policies", "utils/dist/policies/discover-policies.js"],
])("every other file of the engine is loaded unchanged: %s", (specifier, parent) => {
  const parentURL = new URL(`file:///shop/node_modules/@medusajs/${parent}`).href;
  expect(findStub(specifier, parentURL)).toBeUndefined();
});

test("no layer of an image contains an enterprise part", () => {
  const dockerfile = readFileSync(new URL("../../../Dockerfile", import.meta.url), "utf8");
  const [installing = ""] = /^RUN npm ci(?:.*\\\n)*.*$/m.exec(dockerfile) ?? [];
  expect(installing).toContain("&& node commerce/src/scripts/enterprise/remove.ts --remove");
});
