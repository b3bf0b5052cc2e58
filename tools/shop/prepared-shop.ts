import { step } from "../bootstrap/step-line.mjs";
import { findShopDirectories } from "../directories.ts";
import type { Supervisor } from "../processes/supervisor.ts";
import { openDatabase } from "./database.ts";
import type { ShopSettings } from "./environment.ts";
import { clearIfNeeded, makeDemo, migrate } from "./prepare.ts";
import { shopSecrets } from "./secrets.ts";

export type ShopPorts = Pick<ShopSettings, "port" | "commercePort" | "gatewaysPort" | "pages">;

/** Opens the shop's database, migrates it, and fills a new one with the demo shop. */
export async function prepareShop(
  supervisor: Supervisor,
  ports: ShopPorts,
  { reset = false, parts = { migrate, makeDemo } } = {},
) {
  const directories = findShopDirectories();
  const database = await step(
    "PostgreSQL",
    () => openDatabase(supervisor, directories),
    ({ label }) => label,
  );
  const settings: ShopSettings = {
    ...ports,
    directories,
    secrets: shopSecrets(directories.data),
    databaseUrl: database.url,
    servingUrl: database.servingUrl,
  };
  await clearIfNeeded(database, settings, reset);
  await step("migrate", (progress) => parts.migrate(supervisor, settings, progress));
  await step("demo data", (progress) => parts.makeDemo(supervisor, settings, progress));
  return { database, settings };
}
