import { resolve } from "node:path";
import { checkTables } from "./check-database.ts";
import { checkSecrets } from "./check-secrets.ts";
import { commerceDir, runCommand } from "./prepare.ts";
import { Refusal } from "./refusal.ts";

// Seeds create the tables of the catalogue's documents, which requires the owner of the database.
process.env.DATABASE_URL = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;

/** `node src/scripts/run.ts <script> [...args]`: runs a script's default export with the loaded container. */
await runCommand(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) {
    throw new Refusal("Specify the script to run: node src/scripts/run.ts src/scripts/<name>.ts");
  }
  checkSecrets("JWT_SECRET");
  await checkTables(process.env.DATABASE_URL);
  process.env.MEDUSA_WORKER_MODE = "server";
  const { default: loaders } = await import("@medusajs/medusa/loaders/index");
  const { loadApp } = await import("./load-app.ts");
  const container = await loadApp(await loaders.initializeContainer(commerceDir));
  const script = await import(resolve(commerceDir, file));
  await script.default({ container, args });
  process.exit(0);
});
