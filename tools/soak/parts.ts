import { join } from "node:path";
import { ROOT } from "../directories.ts";

/** A running shop, and a PostgreSQL to create databases on. */
export interface SoakShop {
  address: string;
  gateways: string;
  /** of the shop's own database */
  shopDatabase: string;
  databaseUrl: string;
}

/** One program to run with a seed, and the command that repeats it. */
export interface SoakPart {
  name: string;
  /** Needs an unused shop: a fuzz uses up the sign-ins that one address may attempt. */
  needsFreshShop?: boolean;
  args: (seed: number) => string[];
  env?: (seed: number, shop: SoakShop) => Record<string, string>;
  repeat: (seed: number) => string;
}

const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
const SPECS = "commerce/integration-tests/http";
const FUZZ_REQUESTS = 20_000;

/** Random requests with a new seed; what they stored is read back at the end. */
const fuzz: SoakPart = {
  name: "fuzz",
  args: (seed) => [join(ROOT, "tools/fuzz.ts"), "--requests", String(FUZZ_REQUESTS), "--seed", String(seed)],
  env: (_, { address }) => ({ E2E_BASE_URL: address }),
  repeat: (seed) => `npm run fuzz -- --requests ${FUZZ_REQUESTS} --seed ${seed}`,
};

/** Specs of commerce whose random input depends on the seed, with more of it than in `npm test`. */
function specs(name: string, files: string[], more: Record<string, string> = {}): SoakPart {
  const drawn = (seed: number) => ({ SEED: String(seed), ...more });
  const paths = files.map((file) => `${SPECS}/${file}.spec.ts`);
  return {
    name,
    args: () => [vitest, "run", "--project=commerce", ...paths],
    env: (seed, { databaseUrl }) => ({ ...drawn(seed), TEST_DATABASE_URL: databaseUrl }),
    repeat: (seed) => {
      const variables = Object.entries(drawn(seed)).map(([key, value]) => `${key}=${value}`);
      return `${variables.join(" ")} TEST_DATABASE_URL=… npx vitest run --project=commerce ${paths.join(" ")}`;
    },
  };
}

/** Run repeatedly, each time with another seed. */
export const rounds: SoakPart[] = [
  fuzz,
  specs("interleavings", ["payments/interleavings"], { INTERLEAVINGS: "30" }),
  specs("histories", ["finance/histories", "finance/order-histories"], {
    LEDGER_HISTORIES: "200",
    ORDER_HISTORIES: "60",
  }),
  specs("rush", ["orders/stock-race", "seller-products/race", "parcels/at-once"], {
    CROWD: "200",
    RACERS: "10",
    PARCEL_RACES: "10",
  }),
  specs("crashes", ["crashes/crashes", "imports/import-crash"]),
  specs(
    "gateways",
    ["cards-race", "cards-page", "payme-mutations", "click-mutations"].map((name) => `payments/${name}`),
    { CARD_RACES: "8", MUTATIONS: "1000" },
  ),
];

function tool(name: string, script: string, args: string[], repeat: string): SoakPart {
  return { name, args: () => [join(ROOT, "tools", script), ...args], repeat: () => repeat };
}

/** The browser tests with other settings than in `npm test`. */
function stories(name: string, variables: Record<string, string>): SoakPart {
  const projects = ["--project=desktop", "--project=phone"];
  const settings = Object.entries(variables).map(([key, value]) => `${key}=${value}`);
  return {
    name,
    needsFreshShop: true,
    args: () => [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", ...projects],
    env: (_, { address, gateways, shopDatabase }) => ({
      E2E_BASE_URL: address,
      E2E_GATEWAYS_URL: gateways,
      E2E_DATABASE_URL: shopDatabase,
      ...variables,
    }),
    repeat: () => `${settings.join(" ")} npm run e2e -- ${projects.join(" ")}`,
  };
}

/** Run once, one after each of the first rounds, since their results do not depend on the seed. */
export const once: SoakPart[] = [
  stories("devices", { E2E_DEVICES: "all" }),
  stories("english", { E2E_LANGUAGE: "en" }),
  tool("pictures", "visual.ts", [], "npm run visual"),
  {
    name: "twins",
    args: () => [vitest, "run", "--project=stories*"],
    env: () => ({ STORIES: "twins" }),
    repeat: () => "STORIES=twins npx vitest run '--project=stories*'",
  },
  specs("many parcels", ["parcels/many-parcels", "dashboard/many-parcels"], { PARCELS: "100000" }),
  specs("large shops", ["shops/suspension", "catalog/grown-products"], { GOODS: "3000", GROWN: "2000" }),
  specs("imports", ["imports/import-memory"], { IMPORT_ROWS: "10000", IMPORT_HEAP: "320" }),
  tool("parcels", "bench.ts", ["sellers"], "npm run bench -- sellers"),
  tool("memory", "bench.ts", ["memory", "5"], "npm run bench -- memory 5"),
];
