import "./resolve-modules.ts";
import { dirname, resolve } from "node:path";
import { checkDatabase } from "./check-database.ts";
import { Refusal } from "./refusal.ts";

/** The folder that Medusa uses as its project. */
export const commerceDir = resolve(dirname(import.meta.filename), "../..");

/**
 * Runs a command once the database is reachable; prints one sentence for a `Refusal`, the stack for any other error.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.chdir(commerceDir);
  // The probe above fails within seconds; the engine's own five attempts would only repeat it for minutes.
  process.env.__MEDUSA_DB_CONNECTION_MAX_RETRIES ??= "1";
  try {
    await checkDatabase(process.env.DATABASE_URL);
    await command();
  } catch (error) {
    const text =
      error instanceof Refusal ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
