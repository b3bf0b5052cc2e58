import { checkSecrets } from "./check-secrets.ts";
import { commerceDir, runCommand } from "./prepare.ts";
import { grantServingRole } from "./serving-role.ts";

// The owner creates the tables; the role of DATABASE_URL only reads and writes rows
// (docs/decisions/043-database-roles.md).
const servingUrl = process.env.DATABASE_URL;
const ownerUrl = process.env.DATABASE_OWNER_URL || servingUrl;
process.env.DATABASE_URL = ownerUrl;

await runCommand(async () => {
  checkSecrets("JWT_SECRET");
  process.env.MEDUSA_WORKER_MODE = "server";
  const { ContainerRegistrationKeys, Modules } = await import("@medusajs/framework/utils");
  const { MigrationScriptsMigrator } = await import("@medusajs/framework/migrations");
  const { createDefaultsWorkflow } = await import("@medusajs/medusa/core-flows");
  const { default: loaders } = await import("@medusajs/medusa/loaders/index");
  const { default: commands } = await import("@medusajs/medusa/commands/db/migrate");
  const { loadApp } = await import("./load-app.ts");

  const container = await loaders.initializeContainer(commerceDir);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const migrated = await commands.migrate({
    directory: commerceDir,
    container,
    logger,
    // Scripts and search indexes run below in this process: the engine would start a process for each.
    skipScripts: true,
    skipSearch: true,
    skipLinks: false,
    executeAllLinks: false,
    executeSafeLinks: true,
    executeAllSearch: false,
    executeSafeSearch: true,
  });
  if (!migrated) {
    throw new Error("The database could not be migrated; the lines above say why.");
  }

  await loadApp(container);
  await createDefaultsWorkflow(container).run();
  const searchModule = container.resolve(Modules.SEARCH);
  await searchModule.executeIndexMigrationPlan(await searchModule.createIndexMigrationPlan());
  const scripts = new MigrationScriptsMigrator({ container });
  await scripts.ensureMigrationsTable();
  await scripts.run([`${commerceDir}/node_modules/@medusajs/medusa/dist/migration-scripts`]);
  // Not earlier: it imports the definition of the index, which the engine registers when `loadApp` loads its file first.
  const { setUpShop } = await import("./setup/set-up-shop.ts");
  await setUpShop(container);
  if (ownerUrl && servingUrl) await grantServingRole(ownerUrl, servingUrl);
  process.exit(0);
});
