// Preloaded by run-tool.mjs before a tool that acts on a shop, whose settings `.env` holds. A variable that is set already,
// also to nothing, is kept. Not process.loadEnvFile, which takes a file that this user may not read for a missing one.
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseEnv } from "node:util";

try {
  for (const [name, value] of Object.entries(parseEnv(readFileSync(".env", "utf8"))))
    process.env[name] ??= value;
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code !== "ENOENT") {
    process.stderr.write(`\n.env cannot be read (${code}): make it yours with chown, or move it away.\n`);
    process.exit(1);
  }
}
