import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";

const CONTRACT = "adapters/contract/src";

const listFiles = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|stories)\./.test(file));

const findNames = (file: string, declaration: RegExp): string[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(declaration)].map(([, name = ""]) => name);

/** Schemas and types of the contract, by name. */
const names = new Set(
  listFiles(CONTRACT).flatMap((file) =>
    findNames(file, /^export (?:const|type|interface|class) ([A-Z]\w*[a-z]\w*)/gm),
  ),
);

test("reads the contract's names", () => {
  expect(names.size).toBeGreaterThan(200);
  expect([...names]).toEqual(expect.arrayContaining(["Order", "ProductCard", "WrittenProduct"]));
});

test("declares no name of the contract a second time", () => {
  const again = listFiles("commerce/src", "adapters/src", "storefront/src", "storefront/server").flatMap(
    (file) =>
      findNames(file, /^(?:export )?(?:const|type|interface|class|enum) ([A-Z]\w*)/gm)
        .filter((name) => names.has(name))
        .map((name) => `${file}: ${name}`),
  );
  expect(again).toEqual([]);
});
