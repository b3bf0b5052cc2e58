import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../directories.ts";

const IGNORED =
  /(^|\/)(node_modules|dist|out|\.medusa|coverage|integration-tests)(\/|$)|\.(test|spec|stories)\.[a-z]+$/;

/** Hash over the names and contents of files and folders (relative to the repository); missing ones count as empty. */
export function fingerprint(...paths: string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path))).sort()) {
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 32);
}

function filesUnder(path: string): string[] {
  const state = statSync(path, { throwIfNoEntry: false });
  if (!state) return [];
  if (state.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesUnder(inside);
      return entry.isFile() ? [inside] : [];
    });
}

/** Each enables a payment method when set; the setup stores which ones exist. */
const GATEWAYS = ["PAYME_MERCHANT_ID", "CLICK_SERVICE_ID", "ATMOS_STORE_ID"] as const;

/** Changes with the serving role and its password without revealing it: eight characters match millions of passwords. */
function roleMark({ DATABASE_URL, DATABASE_OWNER_URL }: NodeJS.ProcessEnv): string[] {
  if (!DATABASE_URL || DATABASE_URL === DATABASE_OWNER_URL) return [];
  const { username, password } = new URL(DATABASE_URL);
  return [`${username}:${createHash("sha256").update(password).digest("hex").slice(0, 8)}`];
}

/** Changes when the database may need a migration or a new setup. */
export const databaseFingerprint = (environment: NodeJS.ProcessEnv) =>
  [
    fingerprint("commerce/src", "commerce/medusa-config.ts", "commerce/package.json", "package-lock.json"),
    ...GATEWAYS.filter((name) => environment[name]),
    ...roleMark(environment),
  ].join(" ");

/** Changes when the built pages may differ. */
export const buildFingerprint = () =>
  fingerprint("storefront", "ui-kit", "adapters/contract", "tsconfig.base.json", "package-lock.json");
