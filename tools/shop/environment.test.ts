import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { directoriesIn, ROOT } from "../directories.ts";
import {
  commerceEnvironment,
  WEB_SERVER_VARIABLES,
  webServerEnvironment,
  SHOP_VARIABLES,
  type ShopSettings,
} from "./environment.ts";
import { workspaceScript } from "./workspace-script.ts";

/** Set by the tools or by the programs themselves, not by operators. */
const INTERNAL = ["__MEDUSA_DB_CONNECTION_MAX_RETRIES"];

function namesReadIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8"))
    .flatMap(namesIn);
}

/** `env.NAME`, `env["NAME"]` and `const { NAME: name } = env`. */
function namesIn(text: string): string[] {
  const taken = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].map(([, names = ""]) => names);
  return [
    ...[...text.matchAll(/\benv(?:\.|\[")([A-Z_]{3,})/g)].map(([, name = ""]) => name),
    ...taken.flatMap((names) => names.match(/\b[A-Z][A-Z_\d]{2,}\b/g) ?? []),
  ];
}

test("reads only variables that the tests clear and .env.example explains", () => {
  const read = ["commerce/src", "adapters/src", "storefront/server"].flatMap(namesReadIn);
  const config = readFileSync(join(ROOT, "commerce", "medusa-config.ts"), "utf8");
  const all = [...read, ...[...config.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = ""]) => name)];
  expect(
    [...new Set(all)].filter((name) => !SHOP_VARIABLES.includes(name) && !INTERNAL.includes(name)),
  ).toEqual([]);
});

const settings: ShopSettings = {
  directories: directoriesIn("data"),
  secrets: { commerce: "the web server's", jwt: "a secret", cookie: "a secret" },
  databaseUrl: "a secret",
  port: 8000,
  commercePort: 9000,
  pages: "production",
};

test("gives the web server only the variables that it reads, whatever the operator has set", () => {
  for (const name of SHOP_VARIABLES) vi.stubEnv(name, "a secret");
  const { env } = workspaceScript("storefront", "start", webServerEnvironment(settings));
  vi.unstubAllEnvs();
  const given = SHOP_VARIABLES.filter((name) => env[name] !== undefined);
  expect(given.sort()).toEqual([...WEB_SERVER_VARIABLES].sort());
  expect(env.COMMERCE_SECRET).toBe("the web server's");
  const read = ["adapters/src", "storefront/server"].flatMap(namesReadIn);
  expect(read.filter((name) => !WEB_SERVER_VARIABLES.includes(name))).toEqual([]);
  expect(WEB_SERVER_VARIABLES.filter((name) => /SECRET|KEY|PASSWORD|DATABASE|REDIS|SMTP/.test(name))).toEqual(
    ["COMMERCE_SECRET"],
  );
});

test("limits malloc arenas, so that freed memory returns to the system", () => {
  const areas = [commerceEnvironment, webServerEnvironment].map(
    (environment) => environment(settings).MALLOC_ARENA_MAX,
  );
  expect(areas).toEqual(["2", "2"]);
});
