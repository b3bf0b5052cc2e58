import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "./directories.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("runs in CI exactly the command that every other machine runs", () => {
  const { jobs } = parse(read(".github/workflows/ci.yml")) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual([".ci/run"]);
});

test("has a section in the changelog for the version of package.json", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(read("CHANGELOG.md")).toMatch(
    new RegExp(`^## ${version.replaceAll(".", "\\.")} · \\d{4}-\\d\\d-\\d\\d$`, "m"),
  );
});

test("names only commands that exist in AGENTS.md", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = [...read("AGENTS.md").matchAll(/`npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("updates the engine apart from everything else", () => {
  const { packageRules } = JSON.parse(read("renovate.json")) as {
    packageRules: { groupName: string; matchPackageNames: string[] }[];
  };
  const engine = packageRules.filter(({ matchPackageNames }) =>
    matchPackageNames.some((name) => name.startsWith("@medusajs/")),
  );
  expect(engine.map(({ groupName }) => groupName)).toEqual(["engine"]);
});
