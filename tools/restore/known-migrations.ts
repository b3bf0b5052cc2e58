import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../directories.ts";

const OURS = "commerce/src/{modules,providers}/*/migrations/*.ts";
const ENGINE = ["node_modules", "commerce/node_modules"].map(
  (folder) => `${folder}/@medusajs/*/dist/migrations/*.js`,
);

/** Names of all migrations that this code can have made in a database. */
export function knownMigrations(): Set<string> {
  const files = globSync([OURS, ...ENGINE], { cwd: ROOT });
  return new Set(files.map((file) => basename(file).replace(/\.[jt]s$/, "")));
}

/** Version of the tables that this code's job queue makes. */
export function knownQueue(): number {
  const file = join(ROOT, "node_modules", "pg-boss", "dist", "schema.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: number }).version;
}
