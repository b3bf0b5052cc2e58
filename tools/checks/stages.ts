import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE, ROOT } from "../directories.ts";
import { findChromium } from "../chromium/find.ts";
import { holds, reports } from "./stage.ts";
import type { Stage, StageResult } from "./stage.ts";
import { playwrightTimes, vitestTimes } from "./slowest.ts";
import { playwrightTally, addTallies, unsteadyTests, vitestTally } from "./tally.ts";

const bin = (name: string) => join(ROOT, "node_modules", ...name.split("/"));
/** The type checkers are written in Go and end soon: with more garbage they work a fifth less. */
const rarelyCollected = { GOGC: "400" };
const WORKSPACES = [".", "adapters/contract", "adapters", "commerce", "ui-kit", "storefront"];
const COMMERCE_TESTS = "commerce/integration-tests/http";

/** Type checks of all workspaces, one after the other; each workspace is one test. */
export const types: Stage = {
  name: "types",
  run: async (bench) => {
    mkdirSync(join(CACHE, "types"), { recursive: true });
    const results: StageResult[] = [];
    for (const workspace of WORKSPACES.filter((one) => existsSync(join(ROOT, one, "tsconfig.json")))) {
      const name = `types-${workspace === "." ? "tools" : workspace.replace("/", "-")}`;
      const buildInfo = join(CACHE, "types", `${name}.json`);
      const args = [
        "-p",
        join(ROOT, workspace),
        "--incremental",
        "--tsBuildInfoFile",
        buildInfo,
        "--pretty",
        "false",
      ];
      // several checkers would each compute the types that files share
      const alone = ["--checkers", "1"];
      results.push(
        await holds(
          name,
          process.execPath,
          [bin("typescript-native/bin/tsc"), ...args, ...alone],
          rarelyCollected,
        ).run(bench),
      );
    }
    return { ...addTallies(results), logFile: results.find(({ failed }) => failed)?.logFile };
  },
};

/** Style sheets, then all code: the rules that need types may report a file because another one changed. */
export const lint: Stage = {
  name: "lint",
  run: async (bench) => {
    const styles = [bin("stylelint/bin/stylelint.mjs"), "{storefront,ui-kit}/{src,test}/**/*.css"];
    const code = ["--type-aware", "--deny-warnings", "--report-unused-disable-directives", "."];
    const results = [
      await holds("lint-styles", process.execPath, styles).run(bench),
      await holds("lint", process.execPath, [bin("oxlint/bin/oxlint"), ...code], rarelyCollected).run(bench),
    ];
    return { ...addTallies(results), logFile: results.find(({ failed }) => failed)?.logFile };
  },
};

export const format = holds("format", process.execPath, [bin("oxfmt/bin/oxfmt"), "--check"]);

/** Tests of pages create many short-lived objects: with Node's default young generation they are collected too often. */
const roomForYoungObjects = "--max-semi-space-size=128";

function vitest(
  name: string,
  projects: string[],
  environment?: Parameters<typeof reports>[3],
  files: string[] = [],
): Stage {
  const chosen = [...projects.map((project) => `--project=${project}`), ...files];
  const reporters = ["--reporter=default", "--reporter=json"];
  return reports(
    name,
    (file) => [
      roomForYoungObjects,
      bin("vitest/vitest.mjs"),
      "run",
      ...chosen,
      ...reporters,
      `--outputFile.json=${file}`,
    ],
    { tally: vitestTally, times: vitestTimes },
    environment,
  );
}

export const unit = vitest("unit", ["adapters", "ui-kit", "commerce-unit", "tools"]);

/** How the tools start, watch and stop programs. Mostly waiting, and too slow for `npm run verify`. */
export const programs = vitest("programs", ["programs"]);

/** A stage of its own: it takes as long as all other workspaces together. */
export const storefront = vitest("storefront", ["storefront-*"]);

type CommerceStage = "payments" | "orders" | "commerce";

/** Stages of about the same length, by domain; a domain that is not listed is in the last. */
const stageByDomain: Readonly<Record<string, CommerceStage>> = {
  payments: "payments",
  crashes: "payments",
  orders: "orders",
  parcels: "orders",
  finance: "orders",
};

/** A shop shared by specs is started once per stage, so all its specs are in one stage. */
const stageOfShop: Readonly<Record<string, CommerceStage>> = {
  orders: "orders",
  finance: "orders",
  at_rest: "payments",
  people: "commerce",
  sellers: "commerce",
};

const readSpec = (path: string) => readFileSync(join(ROOT, COMMERCE_TESTS, path), "utf8");

const findShops = (text: string) => [...text.matchAll(/sharedShop\("(\w+)"\)/g)].map(([, shop = ""]) => shop);

/** By the shop that the spec opens, or a file of its folder that it imports; else by domain. */
function findStage(spec: string): CommerceStage {
  const text = readSpec(spec);
  const imported = [...text.matchAll(/ from "\.\/([\w-]+\.ts)"/g)].map(([, file = ""]) =>
    readSpec(join(dirname(spec), file)),
  );
  const shop = [text, ...imported].flatMap(findShops).find((name) => name in stageOfShop);
  return stageOfShop[shop ?? ""] ?? stageByDomain[spec.split("/")[0] ?? ""] ?? "commerce";
}

/** Commerce with the PostgreSQL of the given administrator URL, in which it creates its own databases. */
export function commerce(databaseUrl: () => Promise<string>): Record<CommerceStage, Stage> {
  const specs = readdirSync(join(ROOT, COMMERCE_TESTS), { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".spec.ts"),
  );
  const stage = (name: CommerceStage) =>
    vitest(
      name,
      ["commerce"],
      async () => ({ TEST_DATABASE_URL: await databaseUrl() }),
      specs.filter((spec) => findStage(spec) === name).map((spec) => `${COMMERCE_TESTS}/${spec}`),
    );
  return { payments: stage("payments"), orders: stage("orders"), commerce: stage("commerce") };
}

/** Every story in a browser. The kit's boards are compared with their pictures by `npm run visual` and the soak. */
export const stories = vitest("stories", ["stories*"], async () => ({
  CHROMIUM_PATH: await findChromium(),
}));

/** Starts the shop for the browser tests from nothing: migrations, demo data, build, both servers. Counts as one test. */
export const shopStage = (shop: { serve: (progress: (text: string) => void) => Promise<void> }): Stage => ({
  name: "shop",
  run: async ({ progress }) => {
    await shop.serve(progress);
    return { passed: 1, failed: 0 };
  },
});

/** The whole shop in a browser; the addresses are requested when the stage begins. */
export const e2e = (shop: Record<"address" | "gateways" | "database", () => Promise<string>>) =>
  reports(
    "e2e",
    () => [bin("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    { tally: playwrightTally, times: playwrightTimes, unsteady: unsteadyTests },
    async (_bench, file) => ({
      E2E_BASE_URL: await shop.address(),
      E2E_GATEWAYS_URL: await shop.gateways(),
      E2E_DATABASE_URL: await shop.database(),
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
