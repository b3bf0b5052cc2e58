import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { CACHE, ROOT } from "../places.ts";
import { findChromium } from "../chromium/find.ts";
import { holds, reports } from "./stage.ts";
import type { Stage, StageResult } from "./stage.ts";
import { playwrightTally, sumOf, vitestTally } from "./tally.ts";

const bin = (name: string) => join(ROOT, "node_modules", ...name.split("/"));
const HOUSES = [".", "adapters/contract", "adapters", "commerce", "ui-kit", "storefront"];
const UNIT_PROJECTS = ["adapters", "storefront", "ui-kit", "commerce-unit", "tools"];

/** Every house's types, one after the other; each house is one test. */
export const types: Stage = {
  name: "types",
  run: async (bench) => {
    mkdirSync(join(CACHE, "types"), { recursive: true });
    const results: StageResult[] = [];
    for (const house of HOUSES.filter((one) => existsSync(join(ROOT, one, "tsconfig.json")))) {
      const name = `types-${house === "." ? "tools" : house.replace("/", "-")}`;
      const kept = join(CACHE, "types", `${name}.json`);
      const args = ["-p", join(ROOT, house), "--incremental", "--tsBuildInfoFile", kept, "--pretty", "false"];
      results.push(await holds(name, process.execPath, [bin("typescript/bin/tsc"), ...args]).run(bench));
    }
    return { ...sumOf(results), logFile: results.find(({ failed }) => failed)?.logFile };
  },
};

const cacheArguments = (tool: string) => ["--cache", "--cache-location", join(CACHE, tool, "cache.json")];

const eslint = [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"];

/** Every file anew: what a typed rule says of a file may change with another file. */
export const lint = holds("lint", process.execPath, eslint);

/** Only files that changed since the last time. */
export const quickLint = holds("lint", process.execPath, [
  ...eslint,
  ...[...cacheArguments("eslint"), "--cache-strategy", "content"],
]);

export const format = holds("format", process.execPath, [
  ...[bin("prettier/bin/prettier.cjs"), "--check", ".", "--log-level", "warn"],
  ...[...cacheArguments("prettier"), "--cache-strategy", "content"],
]);

function vitest(name: string, projects: string[], environment?: Parameters<typeof reports>[3]): Stage {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json"];
  return reports(
    name,
    (file) => [
      bin("vitest/vitest.mjs"),
      "run",
      "--passWithNoTests",
      ...chosen,
      ...reporters,
      `--outputFile.json=${file}`,
    ],
    vitestTally,
    environment,
  );
}

export const unit = vitest("unit", UNIT_PROJECTS);

/** Commerce against the PostgreSQL whose administrator's URL is given; it makes databases of its own there. */
export const commerce = (databaseUrl: () => Promise<string>) =>
  vitest("commerce", ["commerce"], async () => ({ TEST_DATABASE_URL: await databaseUrl() }));

/** Every story in a browser, and the boards of the kit as pictures. */
export const stories = vitest("stories", ["stories*", "visual*"], async () => ({
  CHROMIUM_PATH: await findChromium(),
}));

/** The shop for the browser tests comes up from nothing: migrations, demo data, build, both servers. One test. */
export const shopStage = (shop: { serve: (progress: (text: string) => void) => Promise<string> }): Stage => ({
  name: "shop",
  run: async ({ progress }) => {
    await shop.serve(progress);
    return { passed: 1, failed: 0 };
  },
});

/** The whole shop in a browser; where its parts answer is asked for when the stage begins. */
export const e2e = (shop: Record<"address" | "gateways" | "database", () => Promise<string>>) =>
  reports(
    "e2e",
    () => [bin("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    playwrightTally,
    async (_bench, file) => ({
      E2E_BASE_URL: await shop.address(),
      E2E_GATEWAYS_URL: await shop.gateways(),
      E2E_DATABASE_URL: await shop.database(),
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
