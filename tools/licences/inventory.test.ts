import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { inventory } from "./inventory.ts";

const { components } = inventory();
const named = new Set(components.map(({ name, version }) => `${name}@${version}`));

test.each(["commerce", "adapters", "adapters/contract", "ui-kit", "storefront"])(
  "lists every dependency of %s with its version",
  (workspace) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith("@bezak/"));
    expect(foreign.map(([name, version]) => `${name}@${version}`).filter((one) => !named.has(one))).toEqual(
      [],
    );
  },
);

test("leaves out development dependencies, and gives the version and address of each package", () => {
  expect([...named].filter((one) => /^(vitest|storybook|eslint|oxfmt)@/.test(one))).toEqual([]);
  expect(components.length).toBeGreaterThan(500);
  expect(
    components.filter(({ version, purl }) => !version || !/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@/.test(purl)),
  ).toEqual([]);
  expect(components.find(({ name }) => name === "fastify")?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
});
