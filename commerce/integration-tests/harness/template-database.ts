import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runNode } from "./run-node.ts";
import { commerceDir, databaseUrls, testEnvironment } from "./settings.ts";
import { alone, createDatabase, databaseExists, dropOldDatabases, renameDatabase } from "./test-database.ts";

const PREFIX = "bezak_commerce_template_";

/** Sources of the schema, the setup and the fixture. */
const sources = [
  "medusa-config.ts",
  "src/modules",
  "src/providers",
  "src/links",
  "src/search",
  "src/delivery",
  "src/queue",
  "src/scripts/migrate.ts",
  "src/scripts/serving-role.ts",
  "src/scripts/setup",
  "integration-tests/harness/fixture.ts",
  "integration-tests/harness/fixture-products.ts",
  "integration-tests/harness/gateway-settings.ts",
  "integration-tests/harness/template-database.ts",
];

/** A copy of the template before the fixture: an empty shop, as an owner finds it. */
export const toEmptyTemplate = (template: string) => `${template}_empty`;

/**
 * The name of a migrated database filled with the fixture. It is reused between runs and rebuilt when its sources
 * change; only a complete one gets the final name.
 */
export function prepareTemplate(filesDir: string): Promise<string> {
  return alone(async () => {
    const name = PREFIX + fingerprint();
    await dropOldDatabases("bezak_test_", name);
    await dropOldDatabases(PREFIX, name);
    if (await databaseExists(name)) return name;
    const draft = `${PREFIX}draft`;
    const ownerUrl = await createDatabase(draft);
    const env = { ...testEnvironment, ...databaseUrls(ownerUrl), BEZAK_FILES_DIR: filesDir };
    await runNode(["src/scripts/migrate.ts"], env);
    await createDatabase(toEmptyTemplate(name), draft);
    await runNode(["src/scripts/run.ts", "integration-tests/harness/fixture.ts"], env);
    await renameDatabase(draft, name);
    return name;
  });
}

function fingerprint(): string {
  const hash = createHash("sha256");
  // `npm run guards` removes one from a migration when it is loaded; the file stays as it is
  const withoutGuard = process.env.BEZAK_WITHOUT_GUARD ?? "";
  if (withoutGuard.includes("/migrations/")) hash.update(withoutGuard);
  for (const source of sources) {
    for (const file of getFiles(join(commerceDir, source))) {
      hash.update(relative(commerceDir, file)).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function getFiles(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
