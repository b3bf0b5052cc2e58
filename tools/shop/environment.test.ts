import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placesIn, ROOT } from "../places.ts";
import {
  commerceEnvironment,
  frontDoorEnvironment,
  SHOP_VARIABLES,
  type ShopSettings,
} from "./environment.ts";

/** Set by the tools or by the programs themselves, not by people. */
const INTERNAL = ["MEDUSA_DISABLE_TELEMETRY", "__MEDUSA_DB_CONNECTION_MAX_RETRIES"];

function namesReadIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8"))
    .flatMap((text) => [...text.matchAll(/\benv(?:\.|\[")([A-Z_]{3,})/g)].map(([, name = ""]) => name));
}

test("the programs read no variable that the tests do not clear and .env.example does not explain", () => {
  const read = ["commerce/src", "adapters/src", "storefront/server"].flatMap(namesReadIn);
  const config = readFileSync(join(ROOT, "commerce", "medusa-config.ts"), "utf8");
  const all = [...read, ...[...config.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = ""]) => name)];
  expect(
    [...new Set(all)].filter((name) => !SHOP_VARIABLES.includes(name) && !INTERNAL.includes(name)),
  ).toEqual([]);
});

test("the programs of a shop give back what their threads have freed", () => {
  const settings: ShopSettings = {
    places: placesIn("data"),
    secrets: { commerce: "", jwt: "", cookie: "" },
    databaseUrl: "",
    port: 8000,
    commercePort: 9000,
    pages: "production",
  };
  const areas = [commerceEnvironment, frontDoorEnvironment].map(
    (environment) => environment(settings).MALLOC_ARENA_MAX,
  );
  expect(areas).toEqual(["2", "2"]);
});
