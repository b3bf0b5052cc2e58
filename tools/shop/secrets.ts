import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Secrets of one shop, stored in its data folder, so that a restart signs nobody out. */
export interface Secrets {
  commerce: string;
  jwt: string;
  cookie: string;
}

/** Secrets of the environment, else those generated at the first start (in a file that only its owner may read). */
export function shopSecrets(dataFolder: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const { COMMERCE_SECRET: commerce, JWT_SECRET: jwt, COOKIE_SECRET: cookie } = env;
  if (commerce && jwt && cookie) return { commerce, jwt, cookie };
  const file = join(dataFolder, "secrets.json");
  if (!existsSync(file)) {
    const fresh = () => randomBytes(32).toString("base64url");
    const made: Secrets = { commerce: fresh(), jwt: fresh(), cookie: fresh() };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  const stored = JSON.parse(readFileSync(file, "utf8")) as Secrets;
  return {
    commerce: commerce || stored.commerce,
    jwt: jwt || stored.jwt,
    cookie: cookie || stored.cookie,
  };
}
