import { checkSecrets } from "./check-secrets.ts";
import { runCommand } from "./prepare.ts";

// Some of the commands create tables, which requires the owner of the database.
process.env.DATABASE_URL = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;

/** `node src/scripts/medusa.ts <command> [...args]`: the engine's own commands, which read the arguments themselves. */
await runCommand(async () => {
  checkSecrets("JWT_SECRET");
  process.env.MEDUSA_WORKER_MODE = "server";
  await import("@medusajs/cli");
});
